import { PageLink } from "#web/ui/page-link.tsx";
import { Paragraphs } from "../paragraphs.tsx";
import { SocialGrid } from "./social-grid.tsx";
import "./about-artist.css";

/** Who makes all this, in the first person, and the bench as the social network shows it. */
export function AboutArtist({ story }: { story: string }) {
  return (
    <section aria-labelledby="artist" className="sec">
      <div className="wrap artist">
        <div className="artist-words">
          <h2 id="artist">About the Artist</h2>
          <Paragraphs most={2} text={story} />
          <PageLink className="go" prefetch="intent" to="/about" viewTransition>
            <span>About</span>
          </PageLink>
        </div>
        <SocialGrid />
      </div>
    </section>
  );
}
