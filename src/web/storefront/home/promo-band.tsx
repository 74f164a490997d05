import { Picture } from "#web/catalog/pictures/picture.tsx";
import { PROMO_TEXT } from "#web/content/home-text.ts";
import { HOOPS } from "#web/content/site-photos.ts";
import { StaticPicture } from "#web/ui/static-picture.tsx";
import type { Site } from "#web/content/site.ts";
import type { HeroContent } from "./hero-content.ts";
import { focusStyle } from "#web/catalog/hero/hero-frame.ts";
import "./promo-band.css";

const SIZES = "(min-width: 768px) 42vw, 100vw";

/** The promo band: an invitation beside a picture. A shop of its own has none until it is saved. */
export function PromoBand({ site, content }: { site: Site; content: HeroContent | null }) {
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
