import { createHash } from "node:crypto";
import type { HeldReason, NewInquiry } from "#contract/sales/inquiries.ts";
import { startInquiry } from "#contract/sales/inquiry-start.ts";
import { loadSummaryRows } from "../../../catalogue/products/load-rows.ts";
import { toProductSummaries } from "../../../catalogue/products/to-products.ts";
import { lastPeriod } from "../../../infrastructure/rate-limit/last-period.ts";
import type { Shop } from "../../../shop.ts";
import { isTooFast } from "./inquiry-form-token.ts";

const MAX_LINKS = 3;
/** How often a text may come within a week. */
const MAX_REPEATS = 2;
const REPEAT_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

/** The same for texts that differ in case and spacing alone. */
export const hashText = (text: string): string =>
  createHash("sha256")
    .update(text.toLowerCase().replaceAll(/\s+/g, " ").trim())
    .digest("base64url");

/**
 * Why a message from the form is doubtful; null for one that is not.
 * @throws invalid for a forged or old token
 */
export async function findHeldReason(shop: Shop, input: NewInquiry): Promise<HeldReason | null> {
  const certain = findCertainReason(shop, input);
  if (certain) return certain;
  const { message, productIds } = input;
  const isOwnText = await isStartOfForm(shop, message, productIds);
  return !isOwnText && (await isRepeated(shop, message)) ? "repeated" : null;
}

/**
 * The reason that the message alone gives, without the database.
 * @throws invalid for a forged or old token
 */
export function findCertainReason(
  shop: Shop,
  { token, topic, message }: NewInquiry,
): HeldReason | null {
  const tooFast = isTooFast(shop, token);
  if (topic?.trim()) return "hidden-field";
  if (tooFast) return "too-fast";
  return countLinks(message) > MAX_LINKS ? "links" : null;
}

/** Whether a message is the text that the form begins with: many people send it as it is. */
async function isStartOfForm(shop: Shop, message: string, ids: number[] = []): Promise<boolean> {
  const pieces = await toProductSummaries(shop, await loadSummaryRows(shop, ids), "visitor");
  return hashText(startInquiry(pieces)) === hashText(message);
}

const countLinks = (text: string): number => text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;

async function isRepeated(shop: Shop, message: string): Promise<boolean> {
  const { count } = await shop.db
    .selectFrom("inquiries")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("textHash", "=", hashText(message))
    .where((eb) => eb.between("createdAt", ...lastPeriod(shop, REPEAT_MILLISECONDS)))
    .executeTakeFirstOrThrow();
  return count >= MAX_REPEATS;
}
