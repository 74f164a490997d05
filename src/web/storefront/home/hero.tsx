import { Picture } from "#web/catalog/picture.tsx";
import type { HeroHotspot } from "#web/content/hero-hotspots.ts";
import { HERO_TEXT } from "#web/content/home-text.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { useLayoutData } from "../layout/use-layout-data.ts";
import type { HeroSectionContent } from "./route.tsx";
import "./hero.css";

export type HotspotPiece = HeroHotspot & {
  id: number;
  name: string;
  materials: string | null;
  weight: string | null;
  price: string;
};

/** The top of home: a photograph with numbered pieces, a claim, one button. */
export function Hero({
  box,
  figures,
}: {
  box: HeroSectionContent | null;
  figures: HotspotPiece[];
}) {
  const { blurb } = useLayoutData().settings;
  const { title, texts, buttonText, buttonLink, picture } = box ?? {
    ...HERO_TEXT,
    texts: [blurb],
    picture: null,
  };
  return (
    <section aria-labelledby="hero-title" className={picture ? "hero" : "hero bare"}>
      {picture && (
        <div className="hero-plate" style={{ "--ground": picture.color || undefined }}>
          <Picture
            picture={picture}
            main
            sizes="(min-width: 1850px) 1849px, (min-width: 1000px) 100vw, (min-width: 768px) 130vw, 169vw"
          />
          {figures.map((figure, index) => (
            <Hotspot figure={figure} key={figure.id} number={index + 1} />
          ))}
        </div>
      )}
      <div className="hero-words">
        <h1 id="hero-title">{title}</h1>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <PageLink className="btn light" prefetch="intent" to={buttonLink} viewTransition>
          {buttonText}
        </PageLink>
      </div>
    </section>
  );
}

function Hotspot({ figure, number }: { figure: HotspotPiece; number: number }) {
  const { id, name, left, top, line, length } = figure;
  return (
    <PageLink
      aria-label={`${number}, ${name}`}
      className={`hero-figure ${line}`}
      prefetch="intent"
      style={{ left: `${left}%`, top: `${top}%`, "--length": `${length}vw` }}
      to={`/products/${id}`}
      viewTransition
    >
      {number}
    </PageLink>
  );
}
