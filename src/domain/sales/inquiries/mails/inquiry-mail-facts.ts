import type { Shop } from "../../../shop.ts";
import { hasEnded, inquiryUrl } from "../records/inquiry-secret.ts";
import { lockInquiry } from "../records/lock-inquiry.ts";
import { loadPieces } from "../records/load-pieces.ts";

/** What mails about an inquiry name. Call it inside a transaction. */
export async function getInquiryMailFacts(shop: Shop, id: number) {
  const inquiry = await lockInquiry(shop, id);
  const [first, ...others] = (await loadPieces(shop, [id])).get(id) ?? [];
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return {
    email: inquiry.email,
    phone: inquiry.phone,
    ringSize: inquiry.ringSize,
    name: inquiry.name,
    topic: first ? first.name + more : null,
    secretVersion: inquiry.secretVersion,
    privateUrl: hasEnded(shop, inquiry) ? null : inquiryUrl(shop, inquiry),
  };
}
