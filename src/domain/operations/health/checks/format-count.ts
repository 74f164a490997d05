/** "1 file", "1,234 files". @param one the noun in the singular, whose plural ends in s */
export const formatCount = (count: number, one: string): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : `${one}s`}`;
