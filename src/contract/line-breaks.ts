/** Every kind of line break (UAX 14: BK, CR, NEL) as a line feed, the one kind that texts are stored with. */
export const toLineFeeds = (text: string): string =>
  text.replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n");
