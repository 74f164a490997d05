import type { Portrait, PublicSettings } from "#contract/settings/settings.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { CRAFT_POINTS } from "#web/content/about-text.ts";
import { BENCH_DETAIL, SAMPLE_FILM, TURNTABLE, WORKBENCH } from "#web/content/site-photos.ts";
import type { Site } from "#web/content/site.ts";
import { StaticPicture } from "#web/ui/static-picture.tsx";
import { toPortraitPicture } from "#web/catalog/pictures/to-portrait-picture.ts";
import { Film } from "../film/film.tsx";
import { Paragraphs } from "../paragraphs.tsx";
import { Studio } from "./studio.tsx";
import "./about-view.css";

export type AboutData = Pick<
  PublicSettings,
  "artistName" | "artistStory" | "portrait" | "studioPhotos"
>;

type Props = { data: AboutData; site: Site };

export function AboutView({ data, site }: Props) {
  const { artistName, artistStory, portrait, studioPhotos } = data;
  const { own, settings } = site;
  const isSample = settings.videoUrl === SAMPLE_FILM;
  return (
    <main id="main">
      <section aria-labelledby="about-title" className="about-opening">
        <div className="about-text">
          <h1 id="about-title">
            About <span>{artistName}</span>
          </h1>
          <Paragraphs text={artistStory} />
        </div>
        {(portrait || !own) && (
          <div className="about-picture">
            {portrait ? (
              <Picture
                fallbackAlt={artistName}
                priority
                picture={toPortraitPicture(portrait)}
                sizes="(min-width: 1000px) 42vw, 100vw"
              />
            ) : (
              <StaticPicture {...BENCH_DETAIL} sizes="(min-width: 1000px) 42vw, 100vw" />
            )}
          </div>
        )}
      </section>
      <StudioPhotos photos={studioPhotos} />
      {!own && <Craft />}
      <div className={own && !settings.videoUrl ? "about-closing alone" : "about-closing"}>
        <Film site={site} poster={isSample ? TURNTABLE : WORKBENCH} shape="square" />
        <Studio site={site} />
      </div>
    </main>
  );
}

function Craft() {
  return (
    <section aria-labelledby="craft" className="sec wrap">
      <div className="sec-head">
        <h2 id="craft">How the work is done</h2>
      </div>
      <ul className="craft">
        {CRAFT_POINTS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The bench, the tools, the hands at work. Nothing without photos. */
function StudioPhotos({ photos }: { photos: Portrait[] }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Photos of the studio" className="studio-photos wrap">
      {photos.map((photo) => (
        <li key={photo.url}>
          <Picture
            picture={toPortraitPicture(photo)}
            ratio="4 / 5"
            sizes="(min-width: 768px) 33vw, 50vw"
          />
        </li>
      ))}
    </ul>
  );
}
