const NOUNS: [RegExp, string][] = [
  [/\b(?:earrings?|studs|hoops|ear cuffs?)\b/iu, "earrings"],
  [/\bcuff ?links?\b/iu, "cufflinks"],
  [/\b(?:rings?|solitaire)\b/iu, "ring"],
  [/\bbands?\b/iu, "band"],
  [/\b(?:bracelets?|bangles?|cuffs?)\b/iu, "bracelet"],
  [/\bpendants?\b/iu, "pendant"],
  [/\b(?:necklaces?|chains?|strand)\b/iu, "necklace"],
  [/\bbrooch(?:es)?\b/iu, "brooch"],
  [/\bpins?\b/iu, "pin"],
];

/** What a piece is, by its name, else by its category and tags: "ring", "earrings", "piece". */
export function findNoun(name: string, labels: string[] = []): string {
  for (const text of [name, ...labels]) {
    const noun = NOUNS.find(([pattern]) => pattern.test(text))?.[1];
    if (noun !== undefined) return noun;
  }
  return "piece";
}

/** Whether a piece is worn as a ring, by the same words: it has a size. */
export const isRing = (name: string, labels: string[] = []): boolean =>
  ["ring", "band"].includes(findNoun(name, labels));

/** All that a piece may be called, in the singular. */
const PIECE_WORDS =
  "ring band solitaire signet earring stud hoop huggie dangle cuff bangle bracelet anklet armlet pendant necklace choker torc torque collar chain strand lariat locket charm medallion amulet talisman brooch pin barrette hairpin comb tiara crown cufflink link tie tack clip buckle keychain watch rosary spoon bowl cup ornament medal stickpin bolo fob";

const withPlurals = (nouns: string): ReadonlySet<string> =>
  new Set(
    nouns
      .split(" ")
      .flatMap((noun) => [noun, `${noun}s`, ...(/[hs]$/.test(noun) ? [`${noun}es`] : [])]),
  );

const PIECE_NOUNS = withPlurals(PIECE_WORDS);

/** Whether a word says what a piece is: "ring", "brooches". */
export const isPieceNoun = (word: string): boolean => PIECE_NOUNS.has(word.toLowerCase());
