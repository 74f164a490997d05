import { cutText } from "#contract/cut-text.ts";
import { toLineFeeds } from "#contract/line-breaks.ts";

/** What PostgreSQL's text and jsonb refuse: NUL, and halves of surrogate pairs. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** Text that both databases store: every line break a line feed, without NUL and lone surrogates. */
export const toStorable = (text: string): string => toLineFeeds(text).replaceAll(UNSTORABLE, "");

/** The same, trimmed. */
export const toStorableText = (text: string): string => toStorable(text).trim();

/** The beginning of a text, without a part of a character at its end. @param max in UTF-16 code units */
export const truncate = (text: string, max: number): string => cutText(toStorable(text), max);

/** JSON whose strings both databases store. */
export const toStorableJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === "string" ? toStorable(each) : each));
