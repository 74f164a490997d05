import { formatPrice } from "#contract/decimals.ts";
import { formatMailto, MAX_MAILTO_LENGTH } from "../mailto.ts";

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
  const more = pieces.length > 1 ? ` and ${pieces.length - 1} more` : "";
  const names = pieces.map(({ name, price }) => `the ${name} (${formatPrice(price)})`);
  const href = format(`${first?.name}${more}`, new Intl.ListFormat("en-US").format(names));
  if (href.length < MAX_MAILTO_LENGTH) return href;
  return format(`${pieces.length} pieces`, `these ${pieces.length} pieces`);
}
