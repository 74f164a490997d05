import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { shortlistPath } from "#web/catalog/shortlist/shortlist-path.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { InquiryForm } from "../inquiry/panel/inquiry-form.tsx";
import { InquirySent } from "../inquiry/panel/inquiry-sent.tsx";
import { useInquiryForm } from "../inquiry/panel/use-inquiry-form.ts";
import { useInquiryShop } from "../layout/use-inquiry-shop.ts";
import { useLayoutData } from "../layout/use-layout-data.ts";
import type { ComparedPiece } from "./compared-piece.ts";
import { describeAsk, describeMessage } from "./describe-list.ts";
import { shortlistHref } from "./shortlist-href.ts";
import { MESSAGES } from "./messages.ts";
import "../bottom-bar.css";
import "../inquiry/panel/inquiry-panel.css";

/** One message about all pieces of the list; by email without scripts, and for a shop without the form. */
export function AskSection({ pieces }: { pieces: ComparedPiece[] }) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const { origin, settings } = useLayoutData();
  const shop = useInquiryShop();
  const isHydrated = useHydrated();
  const { email, businessName } = settings;
  if (!email) return null;
  const pageUrl = origin + shortlistPath(pieces.map(({ id }) => id));
  const mailto = shortlistHref({ email, businessName, pieces, pageUrl });
  return (
    <section aria-labelledby={titleId} className="wrap ask-these" id="ask" ref={section}>
      <div>
        <h2 id={titleId}>{describeAsk(pieces.length)}</h2>
        <p>{describeMessage(pieces.length)}</p>
      </div>
      <div className="inquiry">
        <AskedNames pieces={pieces} />
        {isHydrated && !shop.byEmail ? (
          <Form mailto={mailto} pieces={pieces} />
        ) : (
          <a className="btn" href={mailto}>
            {MESSAGES.ask.byEmail}
          </a>
        )}
      </div>
      <AskBar count={pieces.length} form={section} />
    </section>
  );
}

function Form({ pieces, mailto }: { pieces: ComparedPiece[]; mailto: string }) {
  const shop = useInquiryShop();
  const about = { pieces, asksRingSize: pieces.some(({ isRing }) => isRing), mailto };
  const form = useInquiryForm(about);
  const sentId = useId();
  return form.sent ? (
    <div className="inquiry sent">
      <InquirySent onAnother={form.writeAnother} sent={form.sent} titleId={sentId} />
    </div>
  ) : (
    <InquiryForm about={about} focusesName={false} form={form} shop={shop} />
  );
}

const AskedNames = ({ pieces }: { pieces: ComparedPiece[] }) => (
  <ul className="ask-pieces">
    {pieces.map(({ id, name, media: [picture] }) => (
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
    <aside aria-label={MESSAGES.ask.bar} className="ask-bar bottom-bar" hidden={isFormInView}>
      <a className="btn" href="#ask">
        {describeAsk(count)}
      </a>
    </aside>
  );
}
