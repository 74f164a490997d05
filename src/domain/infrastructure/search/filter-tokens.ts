import {
  findPriceBand,
  PRICE_BANDS,
  type PriceBand,
  type PriceBandValue,
  findPriceBandForCents,
} from "#contract/price-bands.ts";

/** What lists narrow a piece by, beside its words. */
export type Standing = {
  isHidden: boolean;
  categoryId: number | null;
  /** Those that are not in the trash. */
  tagIds: number[];
  priceCents: number;
};

/** Which standing is asked for. Null stands for "any". */
export type Narrowing = {
  isHidden: boolean | null;
  categoryId: number | null;
  /** Any tag of each group; of an empty group none, which leaves nothing. */
  tagGroups: number[][];
  price: PriceBandValue | null;
};

const HIDDEN = "#h";
const NOBODY = "#nobody";
const category = (id: number) => `#c${id}`;
const tag = (id: number) => `#t${id}`;
const price = (band: PriceBand) => `#p${band.fromCents}to${band.belowCents}`;

/** The manner of marking. One that is another makes the shop build its index anew when it is opened. */
export const MARKED_AS = ["1", ...PRICE_BANDS.map(price)].join(" ");

/** The few are marked, that they are hidden, not the many: that is less to read in each count. */
export function toMarks({ isHidden, categoryId, tagIds, priceCents }: Standing): string[] {
  const band = findPriceBandForCents(priceCents);
  return [
    ...(isHidden ? [HIDDEN] : []),
    ...(categoryId === null ? [] : [category(categoryId)]),
    ...tagIds.map(tag),
    ...(band ? [price(band)] : []),
  ];
}

/** The marks that a piece must carry, any of each group, and the one that it must not. */
export function askMarks(narrowing: Narrowing): { groups: string[][]; without: string | null } {
  const band = narrowing.price ? findPriceBand(narrowing.price) : undefined;
  const groups = [
    ...(narrowing.isHidden ? [[HIDDEN]] : []),
    ...(narrowing.categoryId === null ? [] : [[category(narrowing.categoryId)]]),
    ...narrowing.tagGroups.map((ids) => (ids.length > 0 ? ids.map(tag) : [NOBODY])),
    ...(band ? [[price(band)]] : []),
  ];
  return { groups, without: narrowing.isHidden === false ? HIDDEN : null };
}
