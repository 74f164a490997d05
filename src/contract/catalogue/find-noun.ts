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
