import { formatPrice } from "#contract/decimals.ts";
import { formatMailto, MAX_MAILTO_LENGTH } from "#contract/mailto.ts";
import { MESSAGES } from "./messages.ts";

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
    formatMailto(email, MESSAGES.email.subject(topic), [
      MESSAGES.email.greeting(businessName),
      "",
      MESSAGES.email.text(what),
      "",
      pageUrl,
      "",
      "",
    ]);
  const [first] = pieces;
  const topic = MESSAGES.email.topic(first?.name ?? "", pieces.length - 1);
  const names = pieces.map(({ name, price }) => MESSAGES.email.piece(name, formatPrice(price)));
  const href = format(topic, new Intl.ListFormat("en-US").format(names));
  if (href.length < MAX_MAILTO_LENGTH) return href;
  return format(MESSAGES.email.pieces(pieces.length), MESSAGES.email.thesePieces(pieces.length));
}
