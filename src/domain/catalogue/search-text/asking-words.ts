/** What people ask with, and names of everything in the shop: no piece is found by them. The longest first. */
export const ASKING_PHRASES: string[][] = [
  "i would like to see, i would like to buy, i am looking for, i'm looking for, im looking for",
  "we are looking for, we're looking for, do you guys have, do you have, do you sell, do you make",
  "have you got, do you carry, what do you have, i would like, i'd like, i want, i need, we need",
  "are there any, is there any, are there, is there, can i see, can i get, can you make, could you make",
  "looking for, searching for, search for, show me, show us, find me, give me, help me find",
  "made out of, made of, made from, that costs, that cost, which costs, for sale",
  "something, anything, some, any, please, thanks, thank you, hello, hi, hey, looking, want, need",
  "priced, price, prices, pricing, costing, costs, cost, budget, budget of",
  "jewelry, jewellery, piece, pieces, item, items, one, ones, thing, things, a, an, your, what, which",
]
  .flatMap((line) => line.split(", "))
  .map((phrase) => phrase.split(" "))
  .toSorted((a, b) => b.length - a.length);

export const AVAILABLE_PHRASES: string[][] = [["available"], ["in", "stock"]];

/** A word after one of these is not wanted, so that it becomes no filter. */
export const NEGATIONS: ReadonlySet<string> = new Set(["no", "not", "non", "without", "except"]);
