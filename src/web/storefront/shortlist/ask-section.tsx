import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from "react";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { shortlistPath } from "#web/catalog/shortlist/shortlist-path.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import type { ComparedPiece, ShortlistShop } from "./compared-piece.ts";
import { shortlistHref } from "./shortlist-href.ts";
import "../bottom-bar.css";
import "../inquiry/inquiry-panel.css";

const ALL_OF = ["", "", "both", "all three", "all four", "all five", "all six"];

/** Apart, so that the list is there before it. */
const AskForm = lazy(() => import("./ask-form.tsx"));

type Props = { pieces: ComparedPiece[]; shop: ShortlistShop };

/** One message about all pieces of the list; by email without scripts, and for a shop without the form. */
export function AskSection({ pieces, shop }: Props) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const { email, businessName, origin } = shop;
  if (!email) return null;
  const pageUrl = origin + shortlistPath(pieces.map(({ id }) => id));
  const mailto = shortlistHref({ email, businessName, pieces, pageUrl });
  const byEmail = (
    <a className="btn" href={mailto}>
      Write an email
    </a>
  );
  return (
    <section aria-labelledby={titleId} className="wrap ask-these" id="ask" ref={section}>
      <div>
        <h2 id={titleId}>{nameAsking(pieces.length)}</h2>
        <p>
          {pieces.length === 1
            ? "I answer within a day."
            : `One message for ${ALL_OF[pieces.length] ?? `all ${pieces.length}`}. I answer each one.`}
        </p>
      </div>
      <div className="inquiry">
        <AskedNames pieces={pieces} />
        {isHydrated && !shop.byEmail ? (
          <Suspense fallback={byEmail}>
            <AskForm mailto={mailto} pieces={pieces} shop={shop} />
          </Suspense>
        ) : (
          byEmail
        )}
      </div>
      <AskBar count={pieces.length} form={section} />
    </section>
  );
}

const AskedNames = ({ pieces }: { pieces: ComparedPiece[] }) => (
  <ul className="ask-pieces">
    {pieces.map(({ id, name, picture }) => (
      <li key={id}>
        <span className="ask-shot">
          {picture && <Picture isDecorative picture={picture} sizes="44px" />}
        </span>
        <span>{name}</span>
      </li>
    ))}
  </ul>
);

/** Leads to the form from the foot of a phone; hidden while the form is in view. */
function AskBar({ form, count }: { form: RefObject<HTMLElement | null>; count: number }) {
  const [isFormInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) =>
      setInView(entry?.isIntersecting ?? false),
    );
    if (form.current) observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);
  return (
    <aside
      aria-label="Ask about your kept pieces"
      className="ask-bar bottom-bar"
      hidden={isFormInView}
    >
      <a className="btn" href="#ask">
        {nameAsking(count)}
      </a>
    </aside>
  );
}

export const nameAsking = (count: number) =>
  count === 1 ? "Ask about this piece" : `Ask about these ${count} pieces`;
