import {
  findPriceBand,
  PRICE_BANDS,
  type PriceBand,
  type PriceBandValue,
  findPriceBandForCents,
} from "#contract/price-bands.ts";

/** What lists narrow a piece by, beside its words. */
export type FilterAttributes = {
  isHidden: boolean;
  categoryId: number | null;
  /** Those that are not in the trash. */
  tagIds: number[];
  priceCents: number;
};

/** Which standing is asked for. Null stands for "any". */
export type SearchFilter = {
  isHidden: boolean | null;
  categoryId: number | null;
  /** Any tag of each group; of an empty group none, which leaves nothing. */
  tagGroups: number[][];
  price: PriceBandValue | null;
};

const HIDDEN = "#h";
const MATCHES_NOTHING = "#nobody";
const category = (id: number) => `#c${id}`;
const tag = (id: number) => `#t${id}`;
const price = (band: PriceBand) => `#p${band.fromCents}to${band.belowCents}`;

/** The manner of marking. One that is another makes the shop build its index anew when it is opened. */
export const INDEX_VERSION = ["1", ...PRICE_BANDS.map(price)].join(" ");

/** The few are marked, that they are hidden, not the many: that is less to read in each count. */
export function toFilterTokens({
  isHidden,
  categoryId,
  tagIds,
  priceCents,
}: FilterAttributes): string[] {
  const band = findPriceBandForCents(priceCents);
  return [
    ...(isHidden ? [HIDDEN] : []),
    ...(categoryId === null ? [] : [category(categoryId)]),
    ...tagIds.map(tag),
    ...(band ? [price(band)] : []),
  ];
}

/** The marks that a piece must carry, any of each group, and the one that it must not. */
export function toTokenQuery(filter: SearchFilter): { groups: string[][]; without: string | null } {
  const band = filter.price ? findPriceBand(filter.price) : undefined;
  const groups = [
    ...(filter.isHidden ? [[HIDDEN]] : []),
    ...(filter.categoryId === null ? [] : [[category(filter.categoryId)]]),
    ...filter.tagGroups.map((ids) => (ids.length > 0 ? ids.map(tag) : [MATCHES_NOTHING])),
    ...(band ? [[price(band)]] : []),
  ];
  return { groups, without: filter.isHidden === false ? HIDDEN : null };
}
