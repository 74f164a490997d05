/** Line separators of other systems (Unicode Standard Annex 14, class BK, and NEL). */
const LINE_SEPARATORS = /[\u0085\u2028\u2029]/g;

/** What PostgreSQL's text and jsonb refuse: NUL, and halves of surrogate pairs. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** Text that both databases store: other line separators as line feeds, without NUL and lone surrogates. */
export const toStorable = (text: string): string =>
  text.replaceAll(LINE_SEPARATORS, "\n").replaceAll(UNSTORABLE, "");

/** The same, trimmed. */
export const toStorableText = (text: string): string => toStorable(text).trim();

/** The beginning of a text, without half of a character at its end. @param max in UTF-16 code units */
export const truncate = (text: string, max: number): string => toStorable(text.slice(0, max));

/** JSON whose strings both databases store. */
export const toStorableJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === "string" ? toStorable(each) : each));
