import type { Inquiry } from "#contract/sales/inquiries.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { hasEnded, inquiryUrl } from "./records/inquiry-secret.ts";
import { loadInquiries } from "./records/load-inquiries.ts";
import { loadMessages } from "./records/load-messages.ts";
import { selectInquiry } from "./records/select-inquiry.ts";

/** An inquiry with all its messages and the address of the customer's page. Changes nothing. @throws not-found */
export async function getInquiry(shop: Shop, id: number): Promise<Inquiry> {
  const row = await selectInquiry(shop, id).executeTakeFirst();
  const [summary] = await loadInquiries(shop, row ? [row] : []);
  if (!row || !summary) throw notFound("Inquiry");
  const messages = (await loadMessages(shop, [id])).get(id) ?? [];
  return { ...summary, messages, privateUrl: hasEnded(shop, row) ? null : inquiryUrl(shop, row) };
}
