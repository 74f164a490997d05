/** Whether a piece is worn as a ring, by the names of its category and tags. */
export const isRing = (names: (string | null)[]): boolean =>
  names.some((name) => /\brings?\b/i.test(name ?? ""));
