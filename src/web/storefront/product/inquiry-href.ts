import { cutText } from "#contract/cut-text.ts";
import { formatPrice } from "#contract/decimals.ts";
import { encodeMailto, formatMailto, MAX_MAILTO_LENGTH } from "#contract/mailto.ts";

export type Inquiry = {
  /** The shop's email address. */
  email: string;
  businessName: string;
  piece: { name: string; price: string; sku: string | null; availability: string };
  /** Absolute URL of the piece's page. */
  pageUrl: string;
};

/**
 * A mailto URL (RFC 6068) with name, price and page URL in subject and body. A long name is truncated to
 * keep it under 1800 characters.
 */
export function inquiryHref(inquiry: Inquiry): string {
  const { name } = inquiry.piece;
  let length = name.length;
  let href = formatHref(inquiry, name);
  while (href.length >= MAX_MAILTO_LENGTH && length > 0) {
    length = Math.max(0, length - Math.ceil((href.length - MAX_MAILTO_LENGTH + 1) / 24));
    href = formatHref(inquiry, cutText(name, length, "…"));
  }
  return href;
}

function formatHref(inquiry: Inquiry, name: string): string {
  const { email, businessName, piece, pageUrl } = inquiry;
  const price = formatPrice(piece.price);
  const sold = piece.availability === "sold";
  const subject = sold
    ? `Commission a piece like ${name} (${price})`
    : `Inquiry: ${name} (${price})`;
  const lines = [
    `Hello ${businessName},`,
    "",
    sold
      ? `I see that the ${name} (${price}) is sold. I would like to commission a similar one.`
      : `I am interested in the ${name} (${price}).`,
    ...(piece.availability === "reserved"
      ? ["If it becomes available, I would like to know."]
      : []),
    "",
    ...(piece.sku && encodeMailto(piece.sku).length <= 150 ? [`SKU: ${piece.sku}`] : []),
    pageUrl,
    "",
    "",
  ];
  return formatMailto(email, subject, lines);
}
