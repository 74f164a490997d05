import { conflict, type DomainError } from "../../../errors.ts";
import { inTransaction } from "../../../in-transaction.ts";
import type { Shop } from "../../../shop.ts";
import { addMessage } from "../../inquiries/records/add-message.ts";
import { lockInquiry } from "../../inquiries/records/lock-inquiry.ts";
import type { lockQuote } from "../lock-quote.ts";
import { notifyOfQuote } from "../notify-of-quote.ts";
import { findGonePiece, type GonePiece } from "./find-gone-piece.ts";

type Locked = Awaited<ReturnType<typeof lockQuote>>;
type Item = Parameters<typeof findGonePiece>[1][number];

/** The order of a quote could not be recorded. */
export class UnrecordedOrder extends Error {
  readonly locked: Locked;
  readonly items: Item[];

  constructor(locked: Locked, items: Item[], cause: DomainError) {
    super(cause.message, { cause });
    this.locked = locked;
    this.items = items;
  }
}

/**
 * Tells the desk why a quote could not be accepted. Call it after the rollback.
 * @returns what the customer reads
 */
export async function refuseAcceptance(
  shop: Shop,
  { locked: { quote, inquiry }, items, message }: UnrecordedOrder,
): Promise<DomainError> {
  const { customerId } = inquiry;
  const gone = await findGonePiece(shop, items, { customerId, sentAt: quote.sentAt });
  const reason = gone?.because === "deleted" ? `“${gone.title}” was deleted.` : message;
  await reportRefusal(shop, quote, reason);
  const pieces = items.filter(({ isCustom }) => !isCustom).length;
  return conflict(describeRefusal(gone, pieces));
}

/** @param pieces how many pieces the quote is for, custom work aside */
function describeRefusal(gone: GonePiece | null, pieces: number): string {
  const what = pieces === 1 && gone ? `the ${gone.title}` : "one of these pieces";
  switch (gone?.because) {
    case "ordered":
      return `I’ve already recorded your order of the ${gone.title}, so there’s nothing left to accept. Write to me if you have any questions.`;
    case "sold":
      return `I’m sorry, ${what} has just been sold to someone else. ${NOTHING_ORDERED}`;
    case "deleted":
      return `I’m sorry, ${what} is no longer available. ${NOTHING_ORDERED}`;
    default:
      return `I’m sorry, this quote can’t be accepted as it is. ${NOTHING_ORDERED}`;
  }
}

const NOTHING_ORDERED = "Nothing was ordered. Write to me, and we’ll find another way.";

/** Once for each reason, however often the customer tries. */
async function reportRefusal(shop: Shop, quote: Locked["quote"], reason: string): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const { id, name } = await lockInquiry(shop, quote.inquiryId);
    const text = `${name} pressed Accept on your quote, but no order was recorded. ${reason}`;
    const known = await shop.db
      .selectFrom("inquiryMessages")
      .select("id")
      .where("inquiryId", "=", id)
      .where("kind", "=", "note")
      .where("text", "=", text)
      .executeTakeFirst();
    if (known) return;
    await addMessage(shop, id, { kind: "note", text }, "waiting-for-you");
    await notifyOfQuote(shop, quote, { what: "refused", reason });
  });
}
