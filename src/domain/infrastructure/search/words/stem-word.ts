import { stemmer } from "stemmer";

/** "=hammer" for hammered, hammering and hammers (Porter stemmer). "=" distinguishes stems from words. */
export const stemWord = (word: string): string =>
  `=${/^[a-z]{3,}$/.test(word) ? stemmer(word) : word}`;
