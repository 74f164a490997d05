import { PageLink } from "#web/ui/page-link.tsx";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { Paragraphs } from "../paragraphs.tsx";
import { SocialGrid } from "./social-grid.tsx";
import "./about-artist.css";

/** The beginning of the artist's story, beside the sample shop's social grid. Nothing without a story. */
export function AboutArtist({ story }: { story: string }) {
  const { own } = useLayoutData();
  if (own && !story.trim()) return null;
  return (
    <section aria-labelledby="artist" className="sec">
      <div className={own ? "wrap artist alone" : "wrap artist"}>
        <div className="artist-text">
          <h2 id="artist">About the Artist</h2>
          <Paragraphs max={2} text={story} />
          <PageLink className="go" prefetch="intent" to="/about" viewTransition>
            <span>About</span>
          </PageLink>
        </div>
        {!own && <SocialGrid />}
      </div>
    </section>
  );
}
