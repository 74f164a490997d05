import type { Portrait } from "#contract/settings/settings.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import type { Site } from "#web/content/site.ts";
import { toPortraitPicture } from "#web/catalog/pictures/to-portrait-picture.ts";
import { Paragraphs } from "../paragraphs.tsx";
import { SocialGrid } from "./social-grid.tsx";
import "./about-artist.css";

type Props = { site: Site; portrait: Portrait | null; story: string };

/** The beginning of the artist's story, beside the portrait or the sample shop's social grid. Nothing without a story. */
export function AboutArtist({ site, portrait, story }: Props) {
  const { own, settings } = site;
  if (own && !story.trim()) return null;
  return (
    <section aria-labelledby="artist" className="sec">
      <div className={own && !portrait ? "wrap artist alone" : "wrap artist"}>
        <div className="artist-text">
          <h2 id="artist">About the Artist</h2>
          <Paragraphs max={2} text={story} />
          <a className="go" href="/about">
            <span>About</span>
          </a>
        </div>
        {own && portrait && (
          <Picture
            className="artist-portrait"
            fallbackAlt={settings.artistName}
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
