import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { useMediaQuery } from "../../use-media-query.ts";
import { About } from "../about/about.tsx";
import { AboutDialog } from "../about/about-dialog.tsx";
import { ActionBar } from "../about/action-bar.tsx";
import { HeldBar } from "./held-bar.tsx";
import { useInboxParams } from "../inbox-params.ts";
import { useSetInquiryState } from "../use-change-inquiry.ts";
import { ConversationHead } from "./conversation-head.tsx";
import { PieceStrip } from "./piece-strip.tsx";
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
