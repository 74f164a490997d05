import type { MappedField } from "#contract/importing/spreadsheets.ts";
import { guessField } from "./guess-field.ts";

const ADDRESS = /^(?:https?:)?\/\/\S+\.(?:jpe?g|png|webp|gif|avif)(?:[?#]\S*)?(?:[\s,;|]|$)/i;
/** How many photos there are. */
const COUNT = /^\d{1,2}$/;

type Guess = MappedField | null;

/**
 * Guesses with what the first values of columns say of pictures: their addresses, whatever the heading is;
 * no number of them; and with no column of pictures, names or addresses under "Current image".
 * @param samples of each column
 */
export function guessPictureColumns(
  names: string[],
  guesses: Guess[],
  samples: string[][],
): Guess[] {
  const seen = names.map((_, index): Guess => {
    const [guess, values] = [guesses[index] ?? null, samples[index] ?? []];
    const areCounts = values.length > 0 && values.every((value) => COUNT.test(value));
    const areAddresses = values.length > 0 && values.every((value) => ADDRESS.test(value));
    if (guess === "images") return areCounts ? null : guess;
    return guess === null && areAddresses ? "images" : guess;
  });
  if (seen.includes("images")) return seen;
  const named = names.findIndex(
    (name, index) => seen[index] === null && hasPictures(name, samples[index] ?? []),
  );
  return named === -1 ? seen : seen.with(named, "images");
}

/** Words beside the one for pictures. */
const AROUND = /^(?:current|new|names?|files?|urls?|links?|first|second|front|back|web|online)$/i;

/** Whether a heading is one for pictures but for words around it, and values are not only their number. */
function hasPictures(name: string, values: string[]): boolean {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word !== "" && !AROUND.test(word));
  return (
    values.some((value) => !COUNT.test(value)) &&
    words.length === 1 &&
    guessField(words.join(" ")) === "images"
  );
}
