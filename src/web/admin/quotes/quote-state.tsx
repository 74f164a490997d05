import type { Inquiry } from "#contract/sales/inquiries.ts";
import type { Quote } from "#contract/sales/quotes.ts";
import { formatShortDate } from "#web/catalog/format-date.ts";
import { describePieces } from "../pieces/describe-pieces.ts";
import { firstName } from "../inquiries/first-name.ts";
import { formatTime } from "../inquiries/format-recent.ts";
import { useDesk } from "../layout/use-desk.ts";
import { useNow } from "../use-now.ts";
import type { useSavedDraft } from "./use-saved-draft.ts";

type Props = {
  inquiry: Inquiry;
  former: Quote | null;
  saving: ReturnType<typeof useSavedDraft>;
};

/** Whether the draft is saved, which version it replaces, and what it is about. */
export function QuoteState({ inquiry, former, saving }: Props) {
  const { timeZone } = useDesk().settings;
  const now = useNow().toISOString();
  const piece = inquiry.pieces.find(({ isReservedHere }) => isReservedHere);
  const format = (instant: string) => formatShortDate(instant, timeZone, now);
  return (
    <p className="quote-state">
      <output>{describeDraft(saving, timeZone)}</output>{" "}
      {former?.sentAt && (
        <>{`It replaces the quote of ${format(former.sentAt)} once it is sent.`} </>
      )}
      {inquiry.pieces.length > 0 && (
        <>
          About <b>{describePieces(inquiry.pieces)}</b>
          {piece?.reservedUntil &&
            `, reserved for ${firstName(inquiry.name)} until ${format(piece.reservedUntil)}`}
          .
        </>
      )}
    </p>
  );
}

function describeDraft({ saved, state, error }: Props["saving"], timeZone: string): string {
  if (state === "failed") return `The draft isn’t saved. ${error?.message ?? ""}`;
  if (state === "saving") return "Saving…";
  if (state === "incomplete") return "The draft is saved once it is complete.";
  return saved ? `Draft, saved at ${formatTime(saved.updatedAt, timeZone)}.` : "";
}
