import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { deriveSecret, findBySecret } from "../../infrastructure/signing/derived-secret.ts";
import type { Shop } from "../../shop.ts";

type Row = Selectable<Tables["quotes"]>;

/** The address of a quote's page. It ends when the address of its inquiry's page does. */
export const quoteUrl = (
  shop: Shop,
  { id, secretVersion }: Pick<Row, "id"> & { secretVersion: number },
): string =>
  absoluteUrl(shop, `/quotes/${deriveSecret(shop, "quote", { id, version: secretVersion })}`);

/** The quote that a secret opens; null for a forged or revoked one, and for a draft. */
export async function findQuoteRow(shop: Shop, secret: string): Promise<Row | null> {
  const found = await findBySecret(shop, "quote", secret, async (id) => {
    const row = await shop.db
      .selectFrom("quotes")
      .innerJoin("inquiries", "inquiries.id", "quotes.inquiryId")
      .selectAll("quotes")
      .select("inquiries.secretVersion")
      .where("quotes.id", "=", id)
      .where("quotes.state", "<>", "draft")
      .where("inquiries.deletedAt", "is", null)
      .executeTakeFirst();
    return row && { id, version: row.secretVersion, row };
  });
  return found?.row ?? null;
}
