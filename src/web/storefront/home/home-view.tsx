import { Fragment, type ReactNode } from "react";
import type { HomeSectionKey } from "#contract/settings/home-sections.ts";
import type { Site } from "#web/content/site.ts";
import { Film } from "../film/film.tsx";
import { AboutArtist } from "./about-artist.tsx";
import { CategoryGrid } from "./category-grid.tsx";
import { Hero } from "./hero.tsx";
import { HeroLegend } from "./hero-legend.tsx";
import { LatestCollections } from "./latest-collections.tsx";
import type { loadHome } from "./load-home.server.ts";
import { NewestPieces } from "./newest-pieces.tsx";
import { PromoBand } from "./promo-band.tsx";

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

type Props = { data: HomeData; site: Site };

/** The home page: its sections in the chosen order; the newest pieces of a shop of its own follow the hero. */
export function HomeView({ data, site }: Props) {
  const { sections, newest } = data;
  const { businessName } = site.settings;
  const afterHero = sections.indexOf("hero") + 1;
  const toSection = (key: HomeSectionKey) => (
    <Fragment key={key}>{SECTIONS[key]({ data, site })}</Fragment>
  );
  return (
    <main id="main">
      {afterHero === 0 && <h1 className="sr">{businessName}</h1>}
      {sections.slice(0, afterHero).map(toSection)}
      {newest && <NewestPieces {...newest} businessName={businessName} />}
      {sections.slice(afterHero).map(toSection)}
    </main>
  );
}

const SECTIONS: Record<HomeSectionKey, (props: Props) => ReactNode> = {
  hero: ({ data: { hero, figures, newest }, site }) => (
    <>
      <Hero content={hero} figures={figures} hasPieces={newest?.total !== 0} site={site} />
      <HeroLegend figures={figures} />
    </>
  ),
  categories: ({ data }) => <CategoryGrid tiles={data.tiles} />,
  promo: ({ data, site }) => <PromoBand content={data.promo} site={site} />,
  latest: ({ data, site }) => <LatestCollections collections={data.latest} site={site} />,
  about: ({ data, site }) => (
    <AboutArtist portrait={data.portrait} site={site} story={data.story} />
  ),
  film: ({ site }) => <Film site={site} />,
};
