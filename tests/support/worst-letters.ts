/** What slow readers stumble over, repeated: by its name. */
export const WORST_LETTERS: Record<string, string> = {
  spaces: " ",
  slashes: "/",
  "quotation marks": '"',
  apostrophes: "'",
  brackets: "[",
  "angle brackets": "<",
  digits: "1",
  "line breaks": "\n",
  letters: "a",
};

/** As much of a letter as fits. */
export const fill = (letter: string, length: number): string =>
  letter.repeat(Math.floor(length / letter.length));
