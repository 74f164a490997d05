import type { Insertable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { InquiryState } from "#contract/sales/inquiries.ts";
import type { ImageRow } from "../../../media/library/store-images.ts";
import type { Shop } from "../../../shop.ts";

type Message = Pick<
  Insertable<Tables["inquiryMessages"]>,
  "kind" | "text" | "username" | "mailedFrom"
> & {
  event?: Tables["inquiryMessages"]["event"]["__select__"];
  photos?: ImageRow[] | undefined;
  /** Now when left out. */
  createdAt?: string;
};

/**
 * Adds a message to an inquiry, and moves the inquiry to a state where one is given. Call it inside a
 * transaction that has locked the inquiry.
 * @returns the message's id
 */
export async function addMessage(
  shop: Shop,
  inquiryId: number,
  { photos = [], event, ...message }: Message,
  state?: InquiryState,
): Promise<number> {
  const now = shop.now().toISOString();
  const { id } = await shop.db
    .insertInto("inquiryMessages")
    .values({
      createdAt: now,
      ...message,
      inquiryId,
      event: event ? JSON.stringify(event) : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (photos.length > 0) {
    const rows = photos.map((photo, position) => ({ ...photo, messageId: id, position }));
    await shop.db.insertInto("inquiryPhotos").values(rows).execute();
  }
  await shop.db
    .updateTable("inquiries")
    .set({
      updatedAt: now,
      ...(isLetter(message.kind, event) && { lastMessageAt: message.createdAt ?? now }),
      ...(state && { state }),
      ...(state && state !== "to-check" && { heldBecause: null }),
    })
    .where("id", "=", inquiryId)
    .execute();
  return id;
}

/** What either side says to the other, a quote and its answer included. */
const isLetter = (kind: Message["kind"], event: Message["event"]): boolean =>
  kind === "customer" || kind === "reply" || (event != null && LETTERS.has(event.type));

const LETTERS = new Set(["quote-sent", "quote-accepted", "quote-declined"]);
