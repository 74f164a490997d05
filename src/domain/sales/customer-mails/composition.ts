import type { Settings } from "#contract/settings/settings.ts";
import type { MailContent } from "../../infrastructure/mail/mail-template.ts";

/** What a mail is written with beside its facts. */
export type MailContext = {
  settings: Settings;
  /** Null while the shop has not written one. */
  careGuideUrl: string | null;
};

export type ComposedContent = MailContent & { subject: string };

/** "Hi Ana,", or "Hello," for what is no name, such as an address on the web. */
export const greeting = (name: string | null): string => {
  const [first = ""] = (name ?? "").trim().split(/\s+/);
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? `Hi ${first},` : "Hello,";
};

/** Paragraphs between the greeting and the name of who signs. */
export const letter = (name: string | null, settings: Settings, ...paragraphs: string[]): string =>
  [greeting(name), ...paragraphs.filter(Boolean), settings.artistName].join("\n\n");

/** "November 28, 2026" */
export const formatDay = (instant: string, { timeZone }: Settings): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(new Date(instant));

/** "Staunton, VA 24401" */
export const placeLine = ({ city, state, postalCode }: Settings): string =>
  [city, [state, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
