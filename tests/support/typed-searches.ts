import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import type { Availability } from "#contract/catalogue/product-fields.ts";

/** What a piece of the test is found by. */
export type SearchedPiece = {
  name: string;
  text: string;
  priceCents: number;
  /** The category it is filed under. */
  category: string;
  tags: string[];
  availability: Availability;
};

/** A search as people type it, how it has to be understood, and which pieces it has to find. */
export type TypedSearch = {
  text: string;
  understood: Partial<Omit<CatalogQuery, "category" | "tagIds">> & {
    category?: string;
    tags?: string[];
  };
  finds: (piece: SearchedPiece) => boolean;
};

type Test = (piece: SearchedPiece) => boolean;

const all =
  (...tests: Test[]): Test =>
  (piece) =>
    tests.every((test) => test(piece));
const tagged =
  (...names: string[]): Test =>
  ({ tags }) =>
    names.some((name) => tags.includes(name));
const ofCategory =
  (name: string): Test =>
  ({ category, tags }) =>
    category === name || tags.includes(name);
const costs =
  (from: number, to: number): Test =>
  ({ priceCents }) =>
    priceCents >= from * 100 && priceCents <= Math.round(to * 100);
const says =
  (...words: string[]): Test =>
  ({ text }) =>
    words.every((word) => new RegExp(`\\b${word}`, "i").test(text));
const isCalled =
  (wanted: string): Test =>
  ({ name }) =>
    name === wanted;
const isAvailable: Test = ({ availability }) => availability === "available";

/** Pieces whose names read like a filter. */
export const ODD_NAMES = ["Under the Sea", "Over 1000 Stars"];

export const TYPED_SEARCHES: TypedSearch[] = [
  { text: "rings", understood: { category: "Rings" }, finds: ofCategory("Rings") },
  { text: "gold", understood: { category: "Gold" }, finds: ofCategory("Gold") },
  { text: "moonstone", understood: { search: "moonstone" }, finds: says("moonstone") },
  {
    text: "moon stone",
    understood: { search: "moon stone" },
    finds: (piece) => says("moonstone")(piece) || says("moon", "stone")(piece),
  },
  { text: "ear rings", understood: { category: "Earrings" }, finds: ofCategory("Earrings") },
  {
    text: "neck lace under $200",
    understood: { category: "Necklaces", priceMax: 19_999 },
    finds: all(ofCategory("Necklaces"), costs(0, 199.99)),
  },
  {
    text: "emerald pendant",
    understood: { search: "emerald", category: "Pendants" },
    finds: all(ofCategory("Pendants"), says("emerald")),
  },
  {
    text: "saphire earing",
    understood: { search: "saphire earing" },
    finds: says("sapphire", "earring"),
  },
  {
    text: "silver ring under $200",
    understood: { category: "Rings", tags: ["Silver"], priceMax: 19_999 },
    finds: all(ofCategory("Rings"), tagged("Silver"), costs(0, 199.99)),
  },
  {
    text: "rose gold bracelets below 400",
    understood: { category: "Bracelets", tags: ["Rose Gold"], priceMax: 39_999 },
    finds: all(ofCategory("Bracelets"), tagged("Rose Gold"), costs(0, 399.99)),
  },
  {
    text: "earrings 200-500",
    understood: { category: "Earrings", priceMin: 20_000, priceMax: 50_000 },
    finds: all(ofCategory("Earrings"), costs(200, 500)),
  },
  {
    text: "around 300",
    understood: { priceMin: 24_000, priceMax: 36_000 },
    finds: costs(240, 360),
  },
  { text: "$1,000+", understood: { priceMin: 100_000 }, finds: costs(1000, Infinity) },
  {
    text: "necklaces over 1k",
    understood: { category: "Necklaces", priceMin: 100_001 },
    finds: all(ofCategory("Necklaces"), costs(1000.01, Infinity)),
  },
  {
    text: "FG-512",
    understood: { search: "FG-512" },
    finds: says("FG-512"),
  },
  {
    text: "14k gold chain",
    understood: { search: "14k", category: "Gold", tags: ["Chains"] },
    finds: all(ofCategory("Gold"), tagged("Chains"), says("14k")),
  },
  {
    text: "available rings",
    understood: { category: "Rings", available: true },
    finds: all(ofCategory("Rings"), isAvailable),
  },
  {
    text: "gold or silver pins",
    understood: { category: "Pins", tags: ["Gold", "Silver"] },
    finds: all(ofCategory("Pins"), tagged("Gold", "Silver")),
  },
  {
    text: "hammered fern ring",
    // One is called so.
    understood: { search: "hammered fern ring" },
    finds: says("hammered", "fern", "ring"),
  },
  {
    text: "Under the Sea",
    understood: { search: "Under the Sea" },
    finds: isCalled("Under the Sea"),
  },
  {
    text: "over 1000 stars",
    understood: { search: "over 1000 stars" },
    finds: isCalled("Over 1000 Stars"),
  },
  // Sentences
  {
    text: "do you have any silver rings?",
    understood: { category: "Rings", tags: ["Silver"] },
    finds: all(ofCategory("Rings"), tagged("Silver")),
  },
  {
    text: "I'm looking for a gold necklace between 200 and 500",
    understood: { category: "Necklaces", tags: ["Gold"], priceMin: 20_000, priceMax: 50_000 },
    finds: all(ofCategory("Necklaces"), tagged("Gold"), costs(200, 500)),
  },
  {
    text: "something with pearls for less than 300 dollars",
    understood: { tags: ["Pearl"], priceMax: 29_999 },
    finds: all(tagged("Pearl"), costs(0, 299.99)),
  },
  {
    text: "show me a bracelet with a moonstone, up to $350",
    understood: { search: "moonstone", category: "Bracelets", priceMax: 35_000 },
    finds: all(ofCategory("Bracelets"), says("moonstone"), costs(0, 350)),
  },
  {
    text: "are there any brooches below 250?",
    understood: { search: "brooches", priceMax: 24_999 },
    finds: all(says("brooch"), costs(0, 249.99)),
  },
  {
    text: "I need a pin that costs less than 300 please",
    understood: { category: "Pins", priceMax: 29_999 },
    finds: all(ofCategory("Pins"), costs(0, 299.99)),
  },
  {
    text: "gemstone pendants from 100 to 300, in stock",
    understood: {
      category: "Pendants",
      tags: ["Gemstone"],
      priceMin: 10_000,
      priceMax: 30_000,
      available: true,
    },
    finds: all(ofCategory("Pendants"), tagged("Gemstone"), costs(100, 300), isAvailable),
  },
  {
    text: "can you make something in white gold with a sapphire?",
    understood: { search: "sapphire", tags: ["White Gold"] },
    finds: all(tagged("White Gold"), says("sapphire")),
  },
  {
    text: "what earrings do you have under 60 bucks",
    understood: { category: "Earrings", priceMax: 5999 },
    finds: all(ofCategory("Earrings"), costs(0, 59.99)),
  },
  {
    text: "I want a platinum band for around $2,000",
    understood: { search: "band", tags: ["Platinum"], priceMin: 160_000, priceMax: 240_000 },
    finds: all(tagged("Platinum"), says("band"), costs(1600, 2400)),
  },
  {
    text: "please show me your silver cuffs, at least 150",
    understood: { category: "Silver", tags: ["Cuffs"], priceMin: 15_000 },
    finds: all(ofCategory("Silver"), tagged("Cuffs"), costs(150, Infinity)),
  },
  {
    text: "anything with a comet on it that is available, no more than $500",
    understood: { search: "comet", priceMax: 50_000, available: true },
    finds: all(says("comet"), costs(0, 500), isAvailable),
  },
  {
    text: "we're looking for earrings made of 18k rose gold",
    understood: { search: "18k", category: "Earrings", tags: ["Rose Gold"] },
    finds: all(ofCategory("Earrings"), tagged("Rose Gold"), says("18k")),
  },
  {
    text: "is there anything with a swallow?",
    understood: { search: "swallow" },
    finds: says("swallow"),
  },
];
