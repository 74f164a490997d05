import { Picture } from "#web/catalog/picture.tsx";
import { PROMO_TEXT } from "#web/content/home-text.ts";
import { HOOPS } from "#web/content/site-photos.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { StaticPicture } from "#web/ui/static-picture.tsx";
import type { HeroSectionContent } from "./route.tsx";
import "./promo-band.css";

const SIZES = "(min-width: 768px) 42vw, 100vw";

/** The promo band on fern: one invitation beside one photograph. */
export function PromoBand({ box }: { box: HeroSectionContent | null }) {
  const { title, texts, buttonText, buttonLink } = box ?? {
    ...PROMO_TEXT,
    texts: [PROMO_TEXT.text],
  };
  const picture = box?.picture;
  return (
    <section aria-labelledby="promo" className="promo on-fern">
      {(picture || !box) && (
        <div className="promo-picture" style={{ "--ground": picture?.color || undefined }}>
          {picture ? (
            <Picture picture={picture} sizes={SIZES} />
          ) : (
            <StaticPicture {...HOOPS} sizes={SIZES} />
          )}
        </div>
      )}
      <div className="promo-words">
        <h2 id="promo">{title}</h2>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <PageLink className="btn line" prefetch="intent" to={buttonLink} viewTransition>
          {buttonText}
        </PageLink>
      </div>
    </section>
  );
}
