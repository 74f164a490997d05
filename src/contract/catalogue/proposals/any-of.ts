const escape = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** A pattern of any of these words, longer ones first: "rose gold" is not "rose". */
export const anyOf = (words: readonly string[]): string =>
  `(?:${words
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join("|")})`;

/** A pattern whose groups have no names, to be used more than once in another. */
export const withoutNames = (pattern: string): string => pattern.replaceAll(/\?<[a-z]+\d?>/g, "?:");
