import { formatCount } from "./decimals.ts";

/**
 * "1 piece", "1,234 pieces".
 * @param one what follows the number 1: a noun, or more of the sentence
 * @param many what follows another; without it `one` with an s
 */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
