import { formatPrice } from "#contract/decimals.ts";

/** Mail programs and browsers cut longer addresses. */
const MAX_LENGTH = 1800;

export type Inquiry = {
  /** The shop's address: where the letter goes. */
  email: string;
  businessName: string;
  piece: { name: string; price: string; sku: string | null; availability: string };
  /** Absolute address of the piece's page. */
  pageUrl: string;
};

/**
 * A mailto address (RFC 6068) with name, price and page in subject and body, lines ended by CRLF, under
 * 1800 characters: a name too long for that is shortened.
 */
export function inquiryHref(inquiry: Inquiry): string {
  const name = Array.from(inquiry.piece.name.toWellFormed());
  let length = name.length;
  let href = formatHref(inquiry, inquiry.piece.name.toWellFormed());
  while (href.length >= MAX_LENGTH && length > 0) {
    length = Math.max(0, length - Math.ceil((href.length - MAX_LENGTH + 1) / 24));
    href = formatHref(inquiry, `${name.slice(0, length).join("")}…`);
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
  const body = [
    `Hello ${businessName},`,
    "",
    sold
      ? `I see that the ${name} (${price}) is sold. I would like to commission a similar one.`
      : `I am interested in the ${name} (${price}).`,
    "",
    ...(piece.sku && encode(piece.sku).length <= 150 ? [`SKU: ${piece.sku}`] : []),
    pageUrl,
    "",
    "",
  ].join("\r\n");
  return `mailto:${encodeAddress(email)}?subject=${encode(subject)}&body=${encode(body)}`;
}

/** The @ stays; everything else that means something in a mailto address is written out. */
function encodeAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${encode(email.slice(0, at))}@${encode(email.slice(at + 1))}`;
}

/** Percent-encodes all but RFC 6068's unreserved characters, so that no mail program stumbles. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
