import { isEmailAddress, toEmailAddress } from "./email-address.ts";
import { formatMailto } from "./mailto.ts";
import { readOwnPage } from "./page-link.ts";
import { parsePhoneNumber, telHref } from "./phone-number.ts";

/** The schemes of links in texts: web pages, and what a phone opens by itself. None of them runs a script. */
export const LINK_SCHEMES = [
  "http",
  "https",
  "mailto",
  "tel",
  "sms",
  "smsto",
  "mms",
  "geo",
  "maps",
  "facetime",
  "facetime-audio",
  "whatsapp",
];

const OTHER_SCHEMES = LINK_SCHEMES.filter((scheme) => !scheme.startsWith("http")).join("|");
const TARGET = new RegExp(String.raw`^(?:https?:\/\/\S+|(?:${OTHER_SCHEMES}):\S+|#\S*)$`, "i");

/** Whether a link of a text may lead there: a path of the site, or a URL of one of the schemes. */
export const isLinkTarget = (href: string): boolean =>
  (readOwnPage(href) !== null && !/\s/.test(href)) || TARGET.test(href);

/** Completes a typed URL: "example.com" with https, an email address with mailto, a phone number with tel. */
export function completeLink(typed: string): string {
  const text = typed.trim();
  if (isLinkTarget(text)) return text;
  const email = toEmailAddress(text);
  if (isEmailAddress(email)) return formatMailto(email);
  if (/^[^\s/:@]+\.[a-z]{2,}(\/[^\s]*)?$/i.test(text)) return `https://${text}`;
  const isPhone = /^[+(\d]/.test(text) && (parsePhoneNumber(text)?.dialed.length ?? 0) >= 7;
  return (isPhone && telHref(text)) || text;
}
