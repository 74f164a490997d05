import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";

export const SEARCHES = [
  "hammered fern ring",
  "saphire pendant",
  "14 kt gold band",
  "moonst",
  "oxidised bracelets",
  "river pearl earrings",
  "FG-512",
  "swallow",
];

/** On a fifth to two thirds of all pieces. */
export const COMMON = [
  "gold",
  "ring",
  "silver",
  "go",
  "gold ring",
  "14k gold",
  "made at the bench",
];

export const NARROWED: Partial<CatalogQuery>[] = [
  { search: "gold", category: 12 },
  { search: "ring", price: "100-300" },
  { search: "silver", tagIds: [9] },
  { search: "hammered", category: 12, price: "0-100" },
  { search: "gold", category: 12, sort: "title" },
  { search: "moonstone", sort: "oldest" },
];

export const FILTERS: Partial<CatalogQuery>[] = [
  { category: 12 },
  { price: "100-300" },
  { category: 6, price: "0-100" },
  { tagIds: [8, 9] },
  { category: 12, tagIds: [9], sort: "title" },
  { price: "1000+", tagIds: [8, 15], page: 5 },
  { tagIds: [11], sort: "oldest" },
  { category: 12, priceMin: 12_000, priceMax: 19_999 },
  { available: true, sort: "price" },
  { category: 9, available: true, sort: "price-desc" },
];

export const FACTS: Partial<CatalogQuery>[] = [
  { metals: ["14k-gold"] },
  { stones: ["sapphire"] },
  { ringSizes: ["7"] },
  { category: 12, metals: ["gold"], ringSizes: ["6.5", "7"] },
  { stones: ["sapphire", "emerald"], price: "100-300", sort: "title" },
  { metals: ["sterling-silver"], available: true, sort: "price" },
  { metals: ["gold"], tagIds: [8], page: 5, sort: "oldest" },
];

export const FACT_SENTENCES = [
  "sapphire ring size 7",
  "14k gold under $500",
  "white gold emerald rings",
  "moonstone",
  "sterling silver cuff with a pearl",
];

export const FACT_SEARCHES: Partial<CatalogQuery>[] = [
  { search: "gold", stones: ["sapphire"] },
  { search: "hammered", metals: ["14k-gold"] },
  { search: "ring", ringSizes: ["7"], sort: "price" },
];

/** Page 500 in every order; of a small catalogue the last one it has. */
export const DEEP: Partial<CatalogQuery>[] = [
  { page: 500 },
  { page: 500, sort: "oldest" },
  { page: 500, sort: "title" },
];

export const DESK = [
  {},
  { sort: "name" },
  { sort: "price" },
  { status: "hidden" },
  { categoryId: 12, sort: "price", order: "desc" },
] as const;
