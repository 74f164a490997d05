import type { Selectable } from "kysely";
import { PRIVATE_PAGE_DAYS } from "#contract/sales/inquiries.ts";
import type { Tables } from "#database/tables.ts";
import { absoluteUrl } from "../../../absolute-url.ts";
import { deriveSecret, findBySecret } from "../../../infrastructure/signing/derived-secret.ts";
import type { Shop } from "../../../shop.ts";
import { selectInquiry } from "./select-inquiry.ts";

const LIFETIME_MILLISECONDS = PRIVATE_PAGE_DAYS * 24 * 60 * 60 * 1000;

type Row = Selectable<Tables["inquiries"]>;
type Dated = Pick<Row, "lastMessageAt">;

/** The address of the customer's own page. */
export const inquiryUrl = (
  shop: Shop,
  { id, secretVersion }: Pick<Row, "id" | "secretVersion">,
): string =>
  absoluteUrl(shop, `/inquiries/${deriveSecret(shop, "inquiry", { id, version: secretVersion })}`);

/** Whether the private page has ended: ninety days after the last message. */
export const hasEnded = ({ now }: Shop, { lastMessageAt }: Dated): boolean =>
  now().getTime() >= new Date(lastMessageAt).getTime() + LIFETIME_MILLISECONDS;

/** The row that a secret opens; null for a forged or revoked one. It may have ended. */
export async function findInquiryRow(shop: Shop, secret: string): Promise<Row | null> {
  const found = await findBySecret(shop, "inquiry", secret, async (id) => {
    const row = await selectInquiry(shop, id).executeTakeFirst();
    return row && { id, version: row.secretVersion, row };
  });
  return found?.row ?? null;
}
