import { Picture } from "#web/catalog/pictures/picture.tsx";
import { HERO_TEXT, NO_PIECES, ownHeroText } from "#web/content/home-text.ts";
import type { Site } from "#web/content/site.ts";
import type { HeroContent } from "./hero-content.ts";
import { figureStyle, focusStyle, heroSizes } from "#web/catalog/hero/hero-frame.ts";
import type { FigurePiece } from "#web/catalog/hero/figure-piece.ts";
import "./hero.css";

const CENTER = { x: 0.5, y: 0.5 };

type Props = {
  site: Site;
  content: HeroContent | null;
  figures: FigurePiece[];
  /** Whether there is anything for the button to lead to. */
  hasPieces: boolean;
};

/** The top of home: a picture with numbered pieces, a headline and a button. */
export function Hero({ site: { settings, own }, content, figures, hasPieces }: Props) {
  const { title, texts, buttonText, buttonLink, picture, phoneFocus } = content ?? {
    ...(own ? ownHeroText(settings.businessName) : HERO_TEXT),
    texts: [settings.blurb].filter(Boolean),
    picture: null,
    phoneFocus: CENTER,
  };
  const shown = own && texts.length === 0 && settings.blurb ? [settings.blurb] : texts;
  return (
    <section aria-labelledby="hero-title" className={picture ? "hero" : "hero bare"}>
      {picture && (
        <div
          className="hero-picture"
          style={{
            "--placeholder-color": picture.color || undefined,
            ...focusStyle(picture, { phoneFocus }),
          }}
        >
          {/* The style sheet crops it around one point on phones and another on computers. */}
          <Picture
            picture={{ ...picture, focalX: 0.5, focalY: 0.5 }}
            priority
            sizes={heroSizes(picture)}
          />
          {figures.map(({ id, name, line, left, top }, index) => (
            <a
              aria-label={`${index + 1}, ${name}`}
              className={`hero-figure ${line}`}
              key={id}
              style={figureStyle({ x: left, y: top }, picture, phoneFocus)}
              href={`/products/${id}`}
            >
              {index + 1}
            </a>
          ))}
        </div>
      )}
      <div className="hero-text">
        <h1 id="hero-title">{title}</h1>
        {shown.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {content || hasPieces ? (
          <a className="btn light" href={buttonLink}>
            {buttonText}
          </a>
        ) : (
          <p>{NO_PIECES}</p>
        )}
      </div>
    </section>
  );
}
