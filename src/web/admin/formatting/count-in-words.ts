import { formatCount } from "#contract/decimals.ts";

const WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** "One piece", "Ten pieces", "1,234 pieces": how a sentence begins. */
export const countInWords = (count: number, one: string, many = `${one}s`): string =>
  `${WORDS[count] ?? formatCount(count)} ${count === 1 ? one : many}`;
