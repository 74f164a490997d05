/** Far more code units than a character has: they alone are looked at behind the cut. */
const LONGEST = 100;

/**
 * A text of at most that many UTF-16 code units, cut between characters as people see them (grapheme clusters, UAX 29).
 * @param mark what a cut text ends with, "…"; it is counted
 */
export function cutText(text: string, max: number, mark = ""): string {
  if (text.length <= max) return text;
  const room = Math.max(0, max - mark.length);
  const end = characters(text.slice(0, room + LONGEST)).containing(room)?.index;
  // A character that fills the whole room is cut all the same, between its code points.
  return (end ? text.slice(0, end) : text.slice(0, room).replace(/[\uD800-\uDBFF]$/, "")) + mark;
}

/** The first characters of a text, as people see them. */
export const firstCharacters = (text: string, count: number): string =>
  Array.from(characters(text), ({ segment }) => segment)
    .slice(0, count)
    .join("");

const characters = (text: string): Intl.Segments => new Intl.Segmenter("en").segment(text);
