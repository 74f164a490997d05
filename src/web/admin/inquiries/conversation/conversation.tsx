import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { Inquiry, InquiryPiece } from "#contract/sales/inquiries.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { formatPrice } from "#contract/decimals.ts";
import { AvailabilityDot } from "#web/catalog/pieces/availability-dot.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { formatMailto } from "#contract/mailto.ts";
import { telHref } from "#contract/phone-number.ts";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { useMediaQuery } from "../../use-media-query.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { PieceThumbnail } from "../../pieces/piece-thumbnail.tsx";
import { useNow } from "../../use-now.ts";
import { describePieces } from "../../pieces/describe-pieces.ts";
import { About, type AboutProps } from "../about/about.tsx";
import { StateChoice } from "../about/state-choice.tsx";
import { ActionBar } from "../about/action-bar.tsx";
import { useInboxParams } from "../inbox-params.ts";
import { useSetInquiryState } from "../use-change-inquiry.ts";
import { pieceLabel } from "../describe-inquiry.ts";
import { HeldBar } from "./held-bar.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { ReplyMail } from "./reply-mail.tsx";
import { Thread } from "./thread.tsx";
import { useReplyDraft } from "./use-reply-draft.ts";
import "./conversation.css";
import "../about/about.css";

/** The letters of one inquiry, the reply, and what can be done with it. */
export function Conversation({ inquiry }: { inquiry: Inquiry }) {
  const reply = useRef<HTMLTextAreaElement>(null);
  const details = useRef<HTMLDialogElement>(null);
  const draft = useReplyDraft(inquiry.id);
  const isWide = useMediaQuery("(min-width: 1100px)");
  const [chosen, setChosen] = useState(0);
  const piece = inquiry.pieces[chosen] ?? inquiry.pieces[0];
  const leave = useLeave(inquiry.id);
  useReadOnOpening(inquiry);
  const { hash } = useLocation();
  // Who pressed Answer types at once.
  useEffect(() => {
    if (hash === "#reply-text") reply.current?.focus();
  }, [hash]);
  useShortcut("r", "Send reply", () => reply.current?.focus());
  useShortcut("Escape", "Back to inquiries", leave);
  const write = (text: string) => {
    details.current?.close();
    draft.setText(text);
    reply.current?.focus();
  };
  const shown = { inquiry, piece, onChoose: setChosen, onWrite: write };
  return (
    <>
      <section aria-labelledby="inquiry-name" className="talk">
        <ConversationHead inquiry={inquiry} onMore={() => openDialog(details)} />
        <PieceStrip inquiry={inquiry} onOpen={() => openDialog(details)} piece={piece} />
        <Thread inquiry={inquiry} />
        {inquiry.state === "to-check" ? (
          <HeldBar inquiry={inquiry} />
        ) : (
          <div className="talk-foot">
            <ReplyMail inquiry={inquiry} />
            <ReplyForm draft={draft} inquiry={inquiry} onLeave={leave} piece={piece} ref={reply} />
            <ActionBar {...shown} />
          </div>
        )}
      </section>
      {isWide ? (
        <aside aria-label="The piece and the customer" className="about">
          <About {...shown} />
        </aside>
      ) : (
        <AboutDialog {...shown} ref={details} />
      )}
    </>
  );
}

/** Focuses the row in the list beside, or goes back to the list where it is not shown. */
function useLeave(id: number): () => void {
  const navigate = useNavigate();
  const { query } = useInboxParams();
  return () => {
    const row = document.querySelector<HTMLElement>(`a[data-inquiry="${id}"]`);
    if (row?.checkVisibility()) row.focus();
    else void navigate(`/admin/inquiries${query}`);
  };
}

/** An inquiry that is opened waits for the shop from then on. */
function useReadOnOpening({ id, state }: Inquiry): void {
  const { mutate } = useSetInquiryState(id);
  const read = useEffectEvent(() => mutate("waiting-for-you"));
  const isNew = state === "new";
  const opened = useRef(false);
  useEffect(() => {
    if (isNew && !opened.current) read();
    // Set back to New by hand, it stays new until it is opened again.
    opened.current = true;
  }, [isNew]);
}

type AboutDialogProps = AboutProps & { ref: RefObject<HTMLDialogElement | null> };

/** Piece, state and customer, where there is no room for them beside the conversation. */
function AboutDialog({ ref, ...shown }: AboutDialogProps) {
  const { inquiry } = shown;
  // Closed at first, so that it follows once the conversation is on the screen.
  const isRendered = useDeferredValue(true, false);
  return (
    <Dialog className="desk-dialog about-dialog" id="inquiry-about" ref={ref} title={inquiry.name}>
      {isRendered && (
        <>
          <p className="cluster small talk-contact">
            <Contact inquiry={inquiry} />
          </p>
          <StateChoice id="inquiry-state-small" inquiry={inquiry} />
          <About {...shown} />
        </>
      )}
    </Dialog>
  );
}

type PieceStripProps = { inquiry: Inquiry; piece: InquiryPiece | undefined; onOpen: () => void };

/** The piece above the messages, where there is no room for it beside them. */
function PieceStrip({ inquiry, piece, onOpen }: PieceStripProps) {
  const { timeZone } = useDesk().settings;
  const now = useNow().toISOString();
  if (!piece) return null;
  const label = pieceLabel(piece, { timeZone, now });
  return (
    <button
      aria-haspopup="dialog"
      className="stack-close talk-piece"
      onClick={onOpen}
      type="button"
    >
      <PieceThumbnail picture={piece.picture} />
      <span>
        <b>{describePieces(inquiry.pieces)}</b>
        {label && <AvailabilityDot label={label} />}
      </span>
      <span className="semibold">{piece.price && formatPrice(piece.price)}</span>
      <Icon name="chevron-right" />
    </button>
  );
}

/** Who writes, how to reach them, and the state, set by hand. */
function ConversationHead({ inquiry, onMore }: { inquiry: Inquiry; onMore: () => void }) {
  const { query } = useInboxParams();
  return (
    <header className="talk-head">
      <Link
        aria-label="Back to inquiries"
        className="iconbtn talk-back"
        to={`/admin/inquiries${query}`}
      >
        <Icon name="chevron-left" />
      </Link>
      <h1 id="inquiry-name">{inquiry.name}</h1>
      <p className="cluster small talk-contact">
        <Contact inquiry={inquiry} />
      </p>
      <StateChoice inquiry={inquiry} />
      <button
        aria-haspopup="dialog"
        aria-label={`More about ${inquiry.name} and this inquiry`}
        className="iconbtn talk-more"
        onClick={onMore}
        type="button"
      >
        <span aria-hidden="true" className="talk-dots" />
      </button>
    </header>
  );
}

/** How to reach the customer. */
function Contact({ inquiry: { email, phone } }: { inquiry: Inquiry }) {
  return (
    <>
      {email && (
        <a className="link" href={formatMailto(email)}>
          {email}
        </a>
      )}
      {phone && (
        <a className="link" href={telHref(phone)}>
          {phone}
        </a>
      )}
    </>
  );
}
