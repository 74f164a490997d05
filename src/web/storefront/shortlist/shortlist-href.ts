import { formatPrice } from "#contract/decimals.ts";
import { formatMailto, MAX_MAILTO_LENGTH } from "#contract/mailto.ts";

type Asked = {
  /** The shop's email address. */
  email: string;
  businessName: string;
  /** At least one. */
  pieces: { name: string; price: string }[];
  /** Absolute URL of the page with these pieces. */
  pageUrl: string;
};

/** A mailto URL that asks about all pieces of a list; under 1800 characters, without the names if need be. */
export function shortlistHref({ email, businessName, pieces, pageUrl }: Asked): string {
  const format = (topic: string, what: string) =>
    formatMailto(email, `Inquiry: ${topic}`, [
      `Hello ${businessName},`,
      "",
      `I am interested in ${what}.`,
      "",
      pageUrl,
      "",
      "",
    ]);
  const [first] = pieces;
  const topic = namePieces(first?.name ?? "", pieces.length - 1);
  const names = pieces.map(({ name, price }) => `the ${name} (${formatPrice(price)})`);
  const href = format(topic, new Intl.ListFormat("en-US").format(names));
  if (href.length < MAX_MAILTO_LENGTH) return href;
  return format(`${pieces.length} pieces`, `these ${pieces.length} pieces`);
}

const namePieces = (piece: string, more: number) =>
  more > 0 ? `${piece} and ${more} more` : piece;
