import { cutText } from "#contract/cut-text.ts";
import { formatPrice } from "#contract/decimals.ts";
import { encodeMailto, formatMailto, MAX_MAILTO_LENGTH } from "#contract/mailto.ts";
import { MESSAGES } from "./messages.ts";

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
    ? MESSAGES.email.subjectSold(name, price)
    : MESSAGES.email.subject(name, price);
  const lines = [
    MESSAGES.email.greeting(businessName),
    "",
    sold ? MESSAGES.email.textSold(name, price) : MESSAGES.email.text(name, price),
    ...(piece.availability === "reserved" ? [MESSAGES.email.textReserved] : []),
    "",
    ...(piece.sku && encodeMailto(piece.sku).length <= 150 ? [MESSAGES.email.sku(piece.sku)] : []),
    pageUrl,
    "",
    "",
  ];
  return formatMailto(email, subject, lines);
}
