import { toStorableText } from "../storable-text.ts";
import { htmlToLine } from "./html-to-text.ts";
import { normalizeWord } from "./normalize-word.ts";

/** What programs write where there is nothing. */
const NOTHING = new Set(["null", "undefined", "nan", "n a", "none", "(none)", "[]", "-", "–", "—"]);

/** Whether a text only says that there is nothing. */
export const isNothing = (text: string): boolean => {
  const plain = text.trim().toLowerCase();
  return plain === "" || NOTHING.has(plain) || NOTHING.has(normalizeWord(plain));
};

/** The name of a category or tag on one line, without HTML; null when it says nothing. */
export function cleanLabel(text: string): string | null {
  const line = /[&<]/.test(text) ? htmlToLine(text) : text;
  const label = toStorableText(line).replaceAll(/\s+/g, " ");
  return isNothing(label) ? null : label;
}
