import { PageLink } from "#web/ui/page-link.tsx";
import { Paragraphs } from "../paragraphs.tsx";
import { SocialGrid } from "./social-grid.tsx";
import "./about-artist.css";

/** The beginning of the artist's story, beside the social grid. */
export function AboutArtist({ story }: { story: string }) {
  return (
    <section aria-labelledby="artist" className="sec">
      <div className="wrap artist">
        <div className="artist-text">
          <h2 id="artist">About the Artist</h2>
          <Paragraphs max={2} text={story} />
          <PageLink className="go" prefetch="intent" to="/about" viewTransition>
            <span>About</span>
          </PageLink>
        </div>
        <SocialGrid />
      </div>
    </section>
  );
}
