import type { Shop } from "../../shop.ts";
import { addMessage } from "../inquiries/records/add-message.ts";
import type { lockQuote } from "./lock-quote.ts";
import { releaseQuoted } from "./quoted-pieces.ts";

type Ending = {
  state: "declined" | "withdrawn" | "expired";
  /** The admin's username; null for the customer and for the time that is over. */
  by: string | null;
};

/** Ends a sent quote that is locked, releases its pieces and says so in the conversation. */
export async function endQuote(
  shop: Shop,
  { quote, inquiry }: Awaited<ReturnType<typeof lockQuote>>,
  { state, by }: Ending,
): Promise<void> {
  await releaseQuoted(shop, quote, inquiry);
  const now = shop.now().toISOString();
  await shop.db
    .updateTable("quotes")
    .set({ state, endedAt: now, updatedAt: now })
    .where("id", "=", quote.id)
    .execute();
  const event = {
    type: `quote-${state}` as const,
    quoteId: quote.id,
    totalCents: quote.totalCents,
  };
  const isTheirs = state === "withdrawn" || inquiry.state === "closed";
  await addMessage(
    shop,
    inquiry.id,
    { kind: "event", event, username: by },
    isTheirs ? undefined : "waiting-for-you",
  );
}
