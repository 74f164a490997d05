import type { Portrait } from "#contract/settings/settings.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { toPortraitPicture } from "#web/catalog/pictures/to-portrait-picture.ts";
import { Paragraphs } from "../paragraphs.tsx";
import { SocialGrid } from "./social-grid.tsx";
import { MESSAGES } from "./messages.ts";
import "./about-artist.css";

/** The beginning of the artist's story, beside the portrait or the sample shop's social grid. Nothing without a story. */
type Props = { name: string; portrait: Portrait | null; story: string };

export function AboutArtist({ name, portrait, story }: Props) {
  const { own } = useLayoutData();
  if (own && !story.trim()) return null;
  return (
    <section aria-labelledby="artist" className="sec">
      <div className={own && !portrait ? "wrap artist alone" : "wrap artist"}>
        <div className="artist-text">
          <h2 id="artist">{MESSAGES.artist.title}</h2>
          <Paragraphs max={2} text={story} />
          <PageLink className="go" prefetch="intent" to="/about">
            <span>{MESSAGES.artist.about}</span>
          </PageLink>
        </div>
        {own && portrait && (
          <Picture
            className="artist-portrait"
            fallbackAlt={name}
            picture={toPortraitPicture(portrait)}
            ratio="8 / 7"
            sizes="(min-width: 768px) 58vw, 100vw"
          />
        )}
        {!own && <SocialGrid />}
      </div>
    </section>
  );
}
