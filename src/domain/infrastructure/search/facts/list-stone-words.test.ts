import { expect, test } from "vitest";
import { listPieceFacts } from "./list-piece-facts.ts";
import { listStoneWords } from "./list-stone-words.ts";

const wordsOf = (stones: string) => listStoneWords(listPieceFacts({ metals: "14k gold", stones }));

test.each([
  ["amethyst", ["purple", "february birthstone"]],
  ["2 × oval sapphire; opal", ["october birthstone", "blue", "september birthstone"]],
  ["lapis", ["blue"]],
  ["diamond", ["april birthstone"]],
])("%s is looked for by its color and month", (stones, words) => {
  expect(wordsOf(stones)).toEqual(words);
});

test.each(["pink sapphire", "Montana sapphires"])("%s has no color but its own", (stones) => {
  expect(wordsOf(stones)).toEqual(["september birthstone"]);
});

test.each(["Herkimer diamond", "Paua shell", "constructor"])("of %s nothing is known", (stones) => {
  expect(wordsOf(stones)).toEqual([]);
});
