import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { Icon } from "#web/ui/icon.tsx";
import type { InquiryAbout, InquiryShop } from "./inquiry-about.ts";
import { AskedPieces } from "./asked-pieces.tsx";
import { InquiryDialog } from "./inquiry-dialog.tsx";
import { InquiryForm } from "./inquiry-form.tsx";
import { InquirySent } from "./inquiry-sent.tsx";
import { useEscape } from "./use-escape.ts";
import { useInquiryForm } from "./use-inquiry-form.ts";
import { useIsNarrow } from "./use-is-narrow.ts";
import { MESSAGES } from "./messages.ts";
import "./inquiry-panel.css";

type Props = {
  about: InquiryAbout;
  shop: InquiryShop;
  /** On a wide screen it takes the place of what is beside it, instead of a dialog. */
  inPlace?: boolean;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The form to ask about pieces or custom work, and what is shown once it was sent. */
export function InquiryPanel({ about, shop, inPlace = false, opener, onClose }: Props) {
  const form = useInquiryForm(about);
  const isNarrow = useIsNarrow();
  const titleId = useId();
  useEffect(() => {
    const element = opener.current;
    // Once the form is gone: it may have taken the opener's place.
    return () => element?.focus();
  }, [opener]);
  const head = (
    <div className="inquiry-head">
      {!form.sent && <h2 id={titleId}>{describeTitle(about)}</h2>}
      <button aria-label={MESSAGES.close} className="iconbtn" onClick={onClose} type="button">
        <Icon name="close" />
      </button>
    </div>
  );
  const isInPlace = inPlace && !isNarrow;
  const content = (
    <>
      {head}
      {!isInPlace && <AskedPieces pieces={about.pieces} />}
      {form.sent ? (
        <InquirySent onAnother={form.writeAnother} sent={form.sent} titleId={titleId} />
      ) : (
        <InquiryForm about={about} form={form} focusesName={isInPlace} shop={shop} />
      )}
    </>
  );
  const className = form.sent ? "inquiry sent" : "inquiry";
  if (!isInPlace) {
    return (
      <InquiryDialog className={className} onClose={onClose} titleId={titleId}>
        {content}
      </InquiryDialog>
    );
  }
  return (
    <InPlace className={className} onClose={onClose} titleId={titleId}>
      {content}
    </InPlace>
  );
}

type InPlaceProps = {
  titleId: string;
  className: string;
  onClose: () => void;
  children: ReactNode;
};

function InPlace({ titleId, className, onClose, children }: InPlaceProps) {
  const ref = useRef<HTMLElement>(null);
  useEscape(ref, onClose);
  return (
    <section aria-labelledby={titleId} className={`${className} in-place`} ref={ref}>
      {children}
    </section>
  );
}

function describeTitle({ pieces }: InquiryAbout): string {
  if (pieces.length === 0) return MESSAGES.title.customWork;
  if (pieces.length > 1) return MESSAGES.title.several(pieces.length);
  return pieces[0]?.availability === "sold" ? MESSAGES.title.sold : MESSAGES.title.one;
}
