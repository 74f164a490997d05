import type { Selectable } from "kysely";
import type { InquirySent, NewInquiry } from "#contract/sales/inquiries.ts";
import type { Tables } from "#database/tables.ts";
import { mediaUrl } from "#contract/media/media-urls.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import { canSendMail } from "../../infrastructure/mail/mail-outcome.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { ImageRow } from "../../media/library/store-images.ts";
import { storePicture } from "../../media/library/store-picture.ts";
import type { Shop } from "../../shop.ts";
import { linkInquiryCustomer } from "../customer-links/link-inquiry-customer.ts";
import { isCustomerMailOn } from "../customer-mails/switch-customer-mail.ts";
import { addMessage } from "./records/add-message.ts";
import { findHeldReason, hashText } from "./admission/find-held-reason.ts";
import { inquiryUrl } from "./records/inquiry-secret.ts";
import { limitMessages } from "./admission/limit-inquiries.ts";
import { mailReceived } from "./mails/mail-received.ts";
import { visibleProducts } from "../../catalogue/products/visible-products.ts";
import { idList } from "../../id-list.ts";
import { addPieces } from "./records/add-pieces.ts";

type Row = Selectable<Tables["inquiries"]>;

/**
 * Takes a message from the form. A doubtful one gets the same answer and is held in to-check; one that is
 * sent again with the same `attempt` is taken once. Limited by admitSender, admitMessage and countSender.
 * @param photo the bytes of a file
 * @throws invalid for a forged or old token; too-many-requests; unsupported-media, too-large or unprocessable for the photo
 */
export async function receiveInquiry(
  shop: Shop,
  input: NewInquiry,
  photo?: Uint8Array,
): Promise<InquirySent> {
  const former = await findAttempt(shop, input.attempt);
  const row = former ?? (await addInquiry(shop, input, photo && (await storePhoto(shop, photo))));
  return {
    message: "Thank you. Your message has arrived.",
    privateUrl: inquiryUrl(shop, row),
    isMailed: (await canSendMail(shop)) && (await isCustomerMailOn(shop, "received")),
  };
}

async function addInquiry(shop: Shop, input: NewInquiry, photo?: ImageRow): Promise<Row> {
  return inTransaction(shop, async (shop) => {
    // Of the same message sent at once, the second finds the first.
    await advisoryLock(shop, `inquiry ${input.attempt ?? hashText(input.message)}`);
    const former = await findAttempt(shop, input.attempt);
    if (former) return former;
    const heldBecause = await findHeldReason(shop, input);
    await limitMessages(shop, heldBecause !== null);
    const now = shop.now().toISOString();
    const row = await shop.db
      .insertInto("inquiries")
      .values({
        state: heldBecause ? "to-check" : "new",
        name: input.name,
        email: input.email,
        phone: input.phone ?? null,
        ringSize: input.ringSize ?? null,
        heldBecause,
        textHash: hashText(input.message),
        attempt: input.attempt ?? null,
        lastMessageAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const message = { kind: "customer" as const, text: input.message };
    await addMessage(shop, row.id, { ...message, photos: photo ? [photo] : [] });
    await addAskedPieces(shop, row.id, input.productIds);
    await linkInquiryCustomer(shop, row.id);
    if (!heldBecause) await mailReceived(shop, row.id, input.message);
    return row;
  });
}

const findAttempt = async ({ db }: Shop, attempt: string | undefined): Promise<Row | undefined> =>
  attempt === undefined
    ? undefined
    : db.selectFrom("inquiries").selectAll().where("attempt", "=", attempt).executeTakeFirst();

async function storePhoto(shop: Shop, bytes: Uint8Array): Promise<ImageRow> {
  const { hash, extension } = await storePicture(shop, bytes);
  return { url: mediaUrl(hash, extension), mediaHash: hash };
}

/**
 * Adds the pieces that a visitor asks about. The name of one that was hidden or deleted since its page was
 * opened goes into a note, because the visitor's own page must not show it.
 */
async function addAskedPieces(
  shop: Shop,
  inquiryId: number,
  productIds: number[] = [],
): Promise<void> {
  const seen = await visibleProducts(shop, "visitor")
    .select("products.id")
    .where("products.id", "in", idList(shop, productIds))
    .execute();
  const visible = new Set(seen.map(({ id }) => id));
  await addPieces(
    shop,
    inquiryId,
    productIds.filter((id) => visible.has(id)),
  );
  const gone = await listNames(
    shop,
    productIds.filter((id) => !visible.has(id)),
  );
  if (gone.length === 0) return;
  const what = gone.length === 1 ? "a piece that is" : "pieces that are";
  const text = `They asked about ${what} hidden or deleted now: ${gone.join(", ")}.`;
  await addMessage(shop, inquiryId, { kind: "note", text });
}

async function listNames(shop: Shop, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await shop.db
    .selectFrom("products")
    .select("name")
    .where("id", "in", idList(shop, ids))
    .orderBy("id")
    .execute();
  return rows.map(({ name }) => name);
}
