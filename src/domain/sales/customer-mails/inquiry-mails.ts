import { formatPrice } from "#contract/decimals.ts";
import { type ComposedContent, formatDay, letter, type MailContext } from "./composition.ts";
import type { CustomerMailFacts } from "./customer-mail-facts.ts";

type Compose<Kind extends keyof CustomerMailFacts> = (
  facts: CustomerMailFacts[Kind],
  context: MailContext,
) => ComposedContent;

const subjectOf = ({ topic }: { topic: string | null }): string =>
  topic === null ? "Your inquiry" : `Your inquiry: ${topic}`;

const conversation = (label: string, url: string | null) =>
  url === null ? undefined : { label, url };

/** What a mail program may make a link of: a scheme, an email address, a host of any ending or script. */
const LINK =
  /:\/\/|\b(?:mailto|tel|https?):|@|[\p{L}\p{N}-][.。]\p{L}{2}|\d\.\d{1,3}\.\d{1,3}\.\d/iu;

/** Letters that only look like the plain ones, and invisible ones, are read as mail programs read them. */
const holdsLink = (text: string): boolean =>
  LINK.test(text.normalize("NFKC").replaceAll(/[\p{Cf}\u034F\u115F]/gu, ""));

export const composeReceived: Compose<"received"> = (facts, { settings }) => ({
  subject: subjectOf(facts),
  body: letter(
    facts.name,
    settings,
    "Thank you for your message. I answer within a day. To add something, reply to this email.",
  ),
  // Whoever advertises through the form would have it mailed to any address.
  quotation: holdsLink(facts.message) ? undefined : facts.message,
  button: conversation("See your message", facts.privateUrl),
});

export const composeReply: Compose<"reply"> = (facts) => ({
  subject: subjectOf(facts),
  body: facts.text,
  button: conversation("See the conversation", facts.privateUrl),
});

export const composeQuote: Compose<"quote"> = (facts, { settings }) => {
  if (facts.isExpired) {
    return {
      subject: subjectOf(facts),
      body: letter(
        facts.name,
        settings,
        "Your quote has expired, and nothing is reserved for you any longer. If you would still like it, ask me for a new one.",
      ),
      button: { label: "See your quote", url: facts.url },
    };
  }
  const { topic, deposit, readyBy, validUntil } = facts;
  return {
    subject: subjectOf(facts),
    body: letter(
      facts.name,
      settings,
      facts.isNewVersion
        ? "I changed your quote. The earlier one no longer counts."
        : "Here is your quote. You can look at it and accept it online.",
      facts.note ?? "",
    ),
    details: [
      ...(topic === null ? [] : [{ label: "For", value: topic }]),
      { label: "Total", value: formatPrice(facts.total) },
      ...(deposit === null ? [] : [{ label: "Deposit", value: formatPrice(deposit) }]),
      ...(readyBy === null ? [] : [{ label: "Ready by", value: formatDay(readyBy, settings) }]),
      ...(validUntil === null
        ? []
        : [{ label: "Valid until", value: formatDay(validUntil, settings) }]),
    ],
    button: { label: "See your quote", url: facts.url },
  };
};

export const composeAvailable: Compose<"available"> = (facts, { settings }) => ({
  subject: `Now available: ${facts.pieceName}`,
  body: letter(
    facts.name,
    settings,
    "You asked me to tell you when this piece becomes available. It is now.",
    "This is the only email about it.",
  ),
  details: [{ label: "Piece", value: facts.pieceName }],
  button: { label: "See the piece", url: facts.url },
});
