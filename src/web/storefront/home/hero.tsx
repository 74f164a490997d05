import { Picture } from "#web/catalog/picture.tsx";
import type { HeroHotspot } from "#web/content/hero-hotspots.ts";
import { HERO_TEXT, NO_PIECES, ownHeroText } from "#web/content/home-text.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { useLayoutData } from "../layout/use-layout-data.ts";
import type { HeroContent } from "./hero-content.ts";
import "./hero.css";

export type HotspotPiece = HeroHotspot & {
  id: number;
  name: string;
  materials: string | null;
  weight: string | null;
  price: string;
};

type Props = {
  content: HeroContent | null;
  pieces: HotspotPiece[];
  /** Whether there is anything for the button to lead to. */
  hasPieces: boolean;
};

/** The top of home: a picture with numbered pieces, a headline and a button. */
export function Hero({ content, pieces, hasPieces }: Props) {
  const { settings, own } = useLayoutData();
  const { title, texts, buttonText, buttonLink, picture } = content ?? {
    ...(own ? ownHeroText(settings.businessName) : HERO_TEXT),
    texts: [settings.blurb].filter(Boolean),
    picture: null,
  };
  const shown = own && texts.length === 0 && settings.blurb ? [settings.blurb] : texts;
  return (
    <section aria-labelledby="hero-title" className={picture ? "hero" : "hero bare"}>
      {picture && (
        <div className="hero-picture" style={{ "--placeholder-color": picture.color || undefined }}>
          <Picture
            picture={picture}
            main
            sizes="(min-width: 1850px) 1849px, (min-width: 1000px) 100vw, (min-width: 768px) 130vw, 169vw"
          />
          {pieces.map((piece, index) => (
            <Hotspot key={piece.id} number={index + 1} piece={piece} />
          ))}
        </div>
      )}
      <div className="hero-text">
        <h1 id="hero-title">{title}</h1>
        {shown.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {content || hasPieces ? (
          <PageLink className="btn light" prefetch="intent" to={buttonLink} viewTransition>
            {buttonText}
          </PageLink>
        ) : (
          <p>{NO_PIECES}</p>
        )}
      </div>
    </section>
  );
}

function Hotspot({ piece, number }: { piece: HotspotPiece; number: number }) {
  const { id, name, left, top, line, length } = piece;
  return (
    <PageLink
      aria-label={`${number}, ${name}`}
      className={`hero-hotspot ${line}`}
      prefetch="intent"
      style={{ left: `${left}%`, top: `${top}%`, "--length": `${length}vw` }}
      to={`/products/${id}`}
      viewTransition
    >
      {number}
    </PageLink>
  );
}
