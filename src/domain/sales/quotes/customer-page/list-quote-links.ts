import type { QuoteLink } from "#contract/sales/quotes.ts";
import type { Shop } from "../../../shop.ts";
import { findInquiryRow } from "../../inquiries/records/inquiry-secret.ts";
import { quoteUrl } from "../quote-secret.ts";
import { quoteStateAt } from "../quote-state-at.ts";

/** The quotes that the customer was sent, the newest first, for the page of their inquiry; none for a forged secret. */
export async function listQuoteLinks(shop: Shop, inquirySecret: string): Promise<QuoteLink[]> {
  const inquiry = await findInquiryRow(shop, inquirySecret);
  if (!inquiry) return [];
  const rows = await shop.db
    .selectFrom("quotes")
    .select(["id", "state", "validUntil", "openedAt", "sentAt"])
    .where("inquiryId", "=", inquiry.id)
    .where("state", "<>", "draft")
    .orderBy("version", "desc")
    .execute();
  const { secretVersion } = inquiry;
  return rows.map((row) => ({
    id: row.id,
    state: quoteStateAt(row, shop.now()),
    validUntil: row.validUntil,
    url: quoteUrl(shop, { id: row.id, secretVersion }),
  }));
}
