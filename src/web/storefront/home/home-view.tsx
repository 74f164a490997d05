import { Fragment, type ReactNode } from "react";
import type { HomeSectionKey } from "#contract/settings/home-sections.ts";
import type { Site } from "#web/content/site.ts";
import { formatPrice } from "#contract/decimals.ts";
import type { FigurePiece } from "#web/catalog/hero/figure-piece.ts";
import type { Portrait } from "#contract/settings/settings.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { toPortraitPicture } from "#web/catalog/pictures/to-portrait-picture.ts";
import { PROMO_TEXT } from "#web/content/home-text.ts";
import { HOOPS } from "#web/content/site-photos.ts";
import { StaticPicture } from "#web/ui/static-picture.tsx";
import { focusStyle } from "#web/catalog/hero/hero-frame.ts";
import { type CardCollection, CollectionCard } from "#web/catalog/collections/collection-card.tsx";
import { Film } from "../film/film.tsx";
import { Paragraphs } from "../paragraphs.tsx";
import { SocialGrid } from "./social-grid.tsx";
import { CategoryGrid } from "./category-grid.tsx";
import { Hero } from "./hero.tsx";
import { layOutLatest } from "./lay-out-latest.ts";
import type { loadHome } from "./load-home.server.ts";
import { NewestPieces } from "./newest-pieces.tsx";
import type { HeroContent } from "./hero-content.ts";
import "./latest-collections.css";
import "./home-view.css";

const SIZES = "(min-width: 768px) 42vw, 100vw";

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

/** The numbered pieces of the hero picture, with links. */
function HeroLegend({ figures }: { figures: FigurePiece[] }) {
  if (figures.length === 0) return null;
  return (
    <nav aria-label="Pieces in the photo" className="hero-legend">
      <ol>
        {figures.map(({ id, name, metal, price }, index) => (
          <li key={id}>
            <a href={`/products/${id}`}>
              <span className="hero-legend-number">{index + 1}</span>
              <span className="hero-legend-name">{name}</span>
              <span className="hero-legend-metal">{metal}</span>
              <span className="hero-legend-price">{formatPrice(price)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type AboutArtistProps = { site: Site; portrait: Portrait | null; story: string };

/** The beginning of the artist's story, beside the portrait or the sample shop's social grid. Nothing without a story. */
function AboutArtist({ site, portrait, story }: AboutArtistProps) {
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

/** The promo band: an invitation beside a picture. A shop of its own has none until it is saved. */
function PromoBand({ site, content }: { site: Site; content: HeroContent | null }) {
  if (site.own && !content) return null;
  const { title, texts, buttonText, buttonLink } = content ?? {
    ...PROMO_TEXT,
    texts: [PROMO_TEXT.text],
  };
  const picture = content?.picture;
  return (
    <section aria-labelledby="promo" className="promo on-fern">
      {(picture || !content) && (
        <div
          className="promo-picture"
          style={{
            "--placeholder-color": picture?.color || undefined,
            ...(content && picture && focusStyle(picture, content)),
          }}
        >
          {picture ? (
            <Picture picture={{ ...picture, focalX: 0.5, focalY: 0.5 }} sizes={SIZES} />
          ) : (
            <StaticPicture {...HOOPS} sizes={SIZES} />
          )}
        </div>
      )}
      <div className="promo-text">
        <h2 id="promo">{title}</h2>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <a className="btn line" href={buttonLink}>
          {buttonText}
        </a>
      </div>
    </section>
  );
}

type LatestCollectionsProps = { collections: CardCollection[]; site: Site };

/** The newest published collections as wide and tall cards; on a phone one large card, then rows. */
function LatestCollections({ collections, site }: LatestCollectionsProps) {
  if (collections.length === 0) return site.own ? null : <ComingSoon />;
  const sizes = layOutLatest(collections.length);
  return (
    <section aria-labelledby="latest" className="sec">
      <div className="wrap">
        <div className="sec-head">
          <h2 id="latest">Latest from the Atelier</h2>
          <a className="go" href="/collections">
            <span>All Collections</span>
          </a>
        </div>
        <ul className="latest">
          {collections.map((collection, index) => (
            <li className={sizes[index]} key={collection.id}>
              <CollectionCard
                collection={collection}
                layout={sizes[index] === "tall" ? "row" : "wide"}
                names={site.settings}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ComingSoon() {
  return (
    <section aria-labelledby="latest" className="sec">
      <div className="wrap latest-empty">
        <h2 id="latest">Collections Coming Soon</h2>
        <p>The first stories are being written. Until then, see what’s on the bench.</p>
        <a className="go" href="/products">
          <span>See the pieces</span>
        </a>
      </div>
    </section>
  );
}
