/** Made on first use: few texts are cut. */
let segmenter: Intl.Segmenter | undefined;
const segment = (text: string): Intl.Segments =>
  (segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" })).segment(text);

/**
 * A text of at most that many UTF-16 code units, cut between characters as people see them (grapheme clusters, UAX 29).
 * @param mark what a cut text ends with, "…"; it is counted
 */
export function cutText(text: string, max: number, mark = ""): string {
  if (text.length <= max) return text;
  const room = Math.max(0, max - mark.length);
  const end = segment(text.slice(0, room + LONGEST)).containing(room)?.index ?? room;
  // A cluster that fills the whole room is cut all the same, between its code points.
  return (
    (end > 0 ? text.slice(0, end) : text.slice(0, room).replace(/[\uD800-\uDBFF]$/, "")) + mark
  );
}

/** Far more code units than a character has: they alone are looked at behind the cut. */
const LONGEST = 100;

/** The first characters of a text, as people see them. */
export function firstCharacters(text: string, count: number): string {
  let end = 0;
  let seen = 0;
  for (const { segment: character, index } of segment(text)) {
    if (seen === count) break;
    seen += 1;
    end = index + character.length;
  }
  return text.slice(0, end);
}
