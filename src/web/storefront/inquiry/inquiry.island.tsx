import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { Icon } from "#web/ui/icon.tsx";
import { formatPrice } from "#contract/decimals.ts";
import { AvailabilityDot } from "#web/catalog/pieces/availability-dot.tsx";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import type { Opened } from "../island-props.ts";
import { useModal } from "../use-modal.ts";
import type { AskedPiece, InquiryAbout } from "./inquiry-about.ts";
import { InquiryForm } from "./inquiry-form.tsx";
import { InquirySent } from "./inquiry-sent.tsx";
import { useInquiryForm } from "./use-inquiry-form.ts";
import "./inquiry-panel.css";
import "./inquiry-sheet.css";

type Props = Opened & {
  about: InquiryAbout;
  hasPrivacyPolicy: boolean;
  /** On a wide screen it takes the place of what is beside it, instead of a dialog. */
  inPlace?: true;
};

/** The form to ask about pieces or custom work, and what is shown once it was sent. */
export default function InquiryPanel({ about, hasPrivacyPolicy, inPlace, opener, onClose }: Props) {
  const form = useInquiryForm(about);
  const isNarrow = useIsNarrow();
  const titleId = useId();
  // Once the form is gone: it may have taken the opener's place.
  useEffect(() => () => opener.focus(), [opener]);
  const head = (
    <div className="inquiry-head">
      {!form.sent && <h2 id={titleId}>{describeTitle(about)}</h2>}
      <button aria-label="Close" className="iconbtn" onClick={onClose} type="button">
        <Icon name="close" />
      </button>
    </div>
  );
  const isInPlace = inPlace === true && !isNarrow;
  const asked = !isInPlace && <AskedPieces pieces={about.pieces} />;
  const content = (
    <>
      {head}
      {form.sent && asked}
      {form.sent ? (
        <InquirySent onAnother={form.writeAnother} sent={form.sent} titleId={titleId} />
      ) : (
        <InquiryForm
          about={about}
          focusesName={isInPlace}
          form={form}
          hasPrivacyPolicy={hasPrivacyPolicy}
          mailto={(opener as HTMLAnchorElement).href}
        >
          {asked}
        </InquiryForm>
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
  if (pieces.length === 0) return "Ask about custom work";
  if (pieces.length > 1) return `Ask about these ${pieces.length} pieces`;
  return pieces[0]?.availability === "sold"
    ? "Commission a similar one"
    : "Inquire about this piece";
}

const query = () => matchMedia("(max-width: 767px)");

const subscribe = (onChange: () => void) => {
  const list = query();
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
};

/** Whether the screen is a phone's. In browsers only. */
const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);

/** Closes an element that is no dialog when Escape is pressed inside of it. */
function useEscape(ref: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const element = ref.current;
    const keydown = (event: KeyboardEvent) => {
      if (event.key === "Escape") escape();
    };
    element?.addEventListener("keydown", keydown);
    return () => element?.removeEventListener("keydown", keydown);
  }, [ref]);
}

type InquiryDialogProps = {
  titleId: string;
  className: string;
  onClose: () => void;
  children: ReactNode;
};

/** The form as a dialog: a sheet on a phone. Outside of what opened it, whose colors it does not take. */
function InquiryDialog({ titleId, className, onClose, children }: InquiryDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, onClose);
  return createPortal(
    <dialog aria-labelledby={titleId} className={`dialog ${className} sheet`} ref={ref}>
      {children}
    </dialog>,
    document.body,
  );
}

/** The pieces asked about, where the page behind does not show them. */
function AskedPieces({ pieces }: { pieces: AskedPiece[] }) {
  if (pieces.length === 0) return null;
  return (
    <ul className="inquiry-pieces">
      {pieces.map((piece) => (
        <li key={piece.id}>
          <span className="inquiry-shot">
            {piece.picture && <Picture isDecorative picture={piece.picture} sizes="60px" />}
          </span>
          <div>
            <b>{piece.name}</b>
            <span>{formatPrice(piece.price)}</span>
            <AvailabilityDot label={piece.state} />
          </div>
        </li>
      ))}
    </ul>
  );
}
