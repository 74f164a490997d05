import { cutText } from "#contract/cut-text.ts";
import { createHash } from "node:crypto";
import { mediaUrl } from "#contract/media/media-urls.ts";
import { DomainError } from "../../../errors.ts";
import { countWrite } from "../../../infrastructure/rate-limit/count-write.ts";
import { inTransaction } from "../../../in-transaction.ts";
import type { ImageRow } from "../../../media/library/store-images.ts";
import { storePicture } from "../../../media/library/store-picture.ts";
import type { Shop } from "../../../shop.ts";
import { addAnswer } from "../private-page/add-answer.ts";
import { lockInquiry } from "../records/lock-inquiry.ts";
import type { MailAnswer } from "./parse-mail-answer.ts";

const HOUR_MILLISECONDS = 60 * 60 * 1000;
/** More of one conversation stay in the mailbox alone. */
const MAX_PER_HOUR = 60;

/** What a mail is known by: its Message-ID, or its place in the mailbox where it has none. */
export const hashOfMail = (identity: string): string =>
  createHash("sha256").update(identity).digest("base64url");

/** Whether a mail has become a message already. */
export async function isTaken({ db }: Shop, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom("receivedMails")
    .select("hash")
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Adds a mail to the conversation that it answers, once: the message and the mark that the mail was taken are
 * one transaction.
 * @returns whether it was added; one that was taken before is not, nor one beyond sixty an hour
 */
export async function takeMailAnswer(
  shop: Shop,
  { inquiryId, hash, from }: { inquiryId: number; hash: string; from: string },
  answer: MailAnswer,
): Promise<boolean> {
  if (answer.text === "" && answer.photos.length === 0) return false;
  const { count } = await countWrite(shop, `mailed answers ${inquiryId}`, HOUR_MILLISECONDS);
  if (count > MAX_PER_HOUR) return false;
  const photos = await storePhotos(shop, answer.photos);
  if (answer.text === "" && photos.length === 0) return false;
  return inTransaction(shop, async (shop) => {
    const { numInsertedOrUpdatedRows } = await shop.db
      .insertInto("receivedMails")
      .values({ hash, takenAt: shop.now().toISOString() })
      .onConflict((taken) => taken.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return false;
    const inquiry = await lockInquiry(shop, inquiryId);
    await addAnswer(shop, inquiry, { text: answer.text, photos, mailedFrom: cutText(from, 255) });
    return true;
  });
}

/** What is no photo after all is left out. */
async function storePhotos(shop: Shop, files: Buffer[]): Promise<ImageRow[]> {
  const photos: ImageRow[] = [];
  for (const file of files) {
    try {
      const { hash, extension } = await storePicture(shop, file);
      photos.push({ url: mediaUrl(hash, extension), mediaHash: hash });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      shop.log.info("attachment of an answer left out", { reason: error.message });
    }
  }
  return photos;
}
