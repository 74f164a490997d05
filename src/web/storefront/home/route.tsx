import type { HeroSection } from "#contract/hero-sections.ts";
import { countActiveProducts } from "#domain/catalogue/products/count-active-products.ts";
import { listCategories } from "#domain/catalogue/categories/list-categories.ts";
import { listCollectionSummaries } from "#domain/catalogue/collections/list-collections.ts";
import { listHeroSections } from "#domain/catalogue/hero-sections/list-hero-sections.ts";
import { listProductsBySku } from "#domain/catalogue/products/list-products-by-sku.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import type { Shop } from "#domain/shop.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { toCollectionCard } from "#web/catalog/to-collection-card.ts";
import { heroHotspots } from "#web/content/hero-hotspots.ts";
import { JsonLd } from "#web/seo/json-ld.tsx";
import { jewelryStore } from "#web/seo/jewelry-store.ts";
import { pageMeta } from "#web/seo/page-meta.ts";
import { siteOf } from "#web/seo/site.ts";
import { webSite } from "#web/seo/web-site.ts";
import { Film } from "../film/film.tsx";
import { useLayoutData } from "../layout/use-layout-data.ts";
import type { Route } from "./+types/route.ts";
import { AboutArtist } from "./about-artist.tsx";
import { CategoryGrid } from "./category-grid.tsx";
import { type HotspotPiece, Hero } from "./hero.tsx";
import { toHeroContent } from "./hero-content.ts";
import { HeroLegend } from "./hero-legend.tsx";
import { LatestCollections } from "./latest-collections.tsx";
import { PromoBand } from "./promo-band.tsx";
import { toCategoryTiles } from "./to-category-tiles.ts";

/** How many collections "Latest from the Atelier" shows. */
const LATEST_LIMIT = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const [sections, categories, counts, latest, settings] = await withPageErrors(
    Promise.all([
      listHeroSections(shop),
      listCategories(shop),
      countActiveProducts(shop),
      listCollectionSummaries(shop, { viewer: "visitor", limit: LATEST_LIMIT }),
      getSettings(shop),
    ]),
  );
  const hero = sections.find(({ key }) => key === "hero") ?? null;
  const promo = sections.find(({ key }) => key === "featured") ?? null;
  return {
    hero: hero && toHeroContent(hero),
    hotspotPieces: await withPageErrors(findHotspotPieces(shop, hero)),
    promo: promo && toHeroContent(promo),
    tiles: toCategoryTiles(categories, counts),
    latest: latest.items.map((each) => toCollectionCard(each, settings.timeZone)),
    story: settings.artistStory,
  };
}

/** The pieces in the hero picture that visitors may see, with their hotspots, numbered without gaps. */
async function findHotspotPieces(shop: Shop, hero: HeroSection | null): Promise<HotspotPiece[]> {
  const hotspots = heroHotspots(hero?.picture?.alt ?? "");
  const skus = hotspots.map(({ sku }) => sku);
  const pieces = await listProductsBySku(shop, skus, "visitor");
  return hotspots.flatMap((hotspot) => {
    const piece = pieces.find(({ sku }) => sku === hotspot.sku);
    if (!piece) return [];
    const { id, name, materials, weight, price } = piece;
    return [{ ...hotspot, id, name, materials, weight, price }];
  });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches);
  const { businessName, city, state, blurb } = site?.settings ?? {};
  const place = [city, state].filter(Boolean).join(", ");
  return pageMeta(site, {
    title: [`${businessName ?? "Home"}™`, place].filter(Boolean).join(", "),
    description: [blurb, loaderData?.hero?.texts[0]].filter(Boolean).join(" "),
    path: "/",
    picture: loaderData?.hero?.picture,
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hero, hotspotPieces, promo, tiles, latest, story } = loaderData;
  const layoutData = useLayoutData();
  return (
    <main id="main">
      <Hero content={hero} pieces={hotspotPieces} />
      <HeroLegend pieces={hotspotPieces} />
      <CategoryGrid tiles={tiles} />
      <PromoBand content={promo} />
      <LatestCollections author={layoutData.settings.artistName} collections={latest} />
      <AboutArtist story={story} />
      <Film />
      <JsonLd data={import.meta.env.SSR && jewelryStore(layoutData)} />
      <JsonLd data={import.meta.env.SSR && webSite(layoutData)} />
    </main>
  );
}
