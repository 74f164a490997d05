import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { CRAFT_POINTS } from "#web/content/about-text.ts";
import { BENCH_DETAIL, SAMPLE_FILM, TURNTABLE, WORKBENCH } from "#web/content/site-photos.ts";
import { breadcrumbs } from "#web/seo/breadcrumbs.ts";
import { JsonLd } from "#web/seo/json-ld.tsx";
import { jewelryStore } from "#web/seo/jewelry-store.ts";
import { pageMeta } from "#web/seo/page-meta.ts";
import { siteOf } from "#web/seo/site.ts";
import { StaticPicture } from "#web/ui/static-picture.tsx";
import { Film } from "../film/film.tsx";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { Paragraphs } from "../paragraphs.tsx";
import type { Route } from "./+types/route.ts";
import { Studio } from "./studio.tsx";
import "./about.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { artistName, artistStory } = await withPageErrors(getSettings(getShop(context)));
  return { artistName, artistStory };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(siteOf(matches), {
    title: `About ${loaderData?.artistName ?? ""}`.trim(),
    description: loaderData?.artistStory ?? "",
    path: "/about",
  });

export default function About({ loaderData }: Route.ComponentProps) {
  const { artistName, artistStory } = loaderData;
  const layoutData = useLayoutData();
  const isSample = layoutData.settings.videoUrl === SAMPLE_FILM;
  return (
    <main id="main">
      <section aria-labelledby="about-title" className="about-opening">
        <div className="about-text">
          <h1 id="about-title">
            About <span>{artistName}</span>
          </h1>
          <Paragraphs text={artistStory} />
        </div>
        <div className="about-picture">
          <StaticPicture {...BENCH_DETAIL} sizes="(min-width: 1000px) 42vw, 100vw" />
        </div>
      </section>
      <Craft />
      <div className="about-closing">
        <Film poster={isSample ? TURNTABLE : WORKBENCH} shape="square" />
        <Studio />
      </div>
      <JsonLd data={import.meta.env.SSR && jewelryStore(layoutData)} />
      <JsonLd
        data={import.meta.env.SSR && breadcrumbs(layoutData, [{ name: "About", path: "/about" }])}
      />
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
