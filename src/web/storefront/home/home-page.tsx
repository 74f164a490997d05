import { Fragment, memo, type ReactNode } from "react";
import type { HomeSectionKey } from "#contract/settings/home-sections.ts";
import { JsonLd } from "#web/seo/json-ld.tsx";
import { jewelryStore } from "#web/seo/jewelry-store.ts";
import { webSite } from "#web/seo/web-site.ts";
import { Film } from "../film/film.tsx";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { AboutArtist } from "./about-artist.tsx";
import { CategoryGrid } from "./category-grid.tsx";
import { Hero } from "./hero.tsx";
import { HeroLegend } from "./hero-legend.tsx";
import { LatestCollections } from "./latest-collections.tsx";
import type { loadHome } from "./load-home.server.ts";
import { NewestPieces } from "./newest-pieces.tsx";
import { PromoBand } from "./promo-band.tsx";

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** The home page: its sections in the chosen order; the newest pieces of a shop of its own follow the hero. */
export const HomePage = memo(function HomePage({ sections, newest, ...data }: HomeData) {
  const layoutData = useLayoutData();
  const { artistName, businessName } = layoutData.settings;
  const afterHero = sections.indexOf("hero") + 1;
  const toSection = (key: HomeSectionKey) => (
    <Fragment key={key}>
      {SECTIONS[key]({ ...data, artistName, hasPieces: newest?.total !== 0 })}
    </Fragment>
  );
  return (
    <main id="main">
      {afterHero === 0 && <h1 className="sr">{businessName}</h1>}
      {sections.slice(0, afterHero).map(toSection)}
      {newest && <NewestPieces {...newest} />}
      {sections.slice(afterHero).map(toSection)}
      <JsonLd data={import.meta.env.SSR && jewelryStore(layoutData)} />
      <JsonLd data={import.meta.env.SSR && webSite(layoutData)} />
    </main>
  );
});

type SectionData = Omit<HomeData, "sections" | "newest"> & {
  artistName: string;
  hasPieces: boolean;
};

const SECTIONS: Record<HomeSectionKey, (data: SectionData) => ReactNode> = {
  hero: ({ hasPieces, hero, figures }) => (
    <>
      <Hero content={hero} figures={figures} hasPieces={hasPieces} />
      <HeroLegend figures={figures} />
    </>
  ),
  categories: ({ tiles }) => <CategoryGrid tiles={tiles} />,
  promo: ({ promo }) => <PromoBand content={promo} />,
  latest: ({ artistName, latest }) => (
    <LatestCollections author={artistName} collections={latest} />
  ),
  about: ({ artistName, portrait, story }) => (
    <AboutArtist name={artistName} portrait={portrait} story={story} />
  ),
  film: () => <Film />,
};
