import type { PriceBandValue } from "#contract/price-bands.ts";
import type { Tag } from "#contract/tags.ts";
import type { CardCollection } from "#web/catalog/collection-card.tsx";
import type { TilePiece } from "#web/catalog/piece-tile.tsx";

/** How many stand above the fold, about: they have a blur in their places before they are there. */
export const FIRST_TILES = 4;
export const FIRST_CARDS = 3;

/** How many stand side by side on a phone: they are fetched first, and the others once they are laid out. */
export const HIGH_PRIORITY_TILES = 2;
export const HIGH_PRIORITY_CARDS = 2;

/** One page of a section, or why it is not there. */
export type Section<T> = ReadySection<T> | FailedSection;
export type ReadySection<T> = { state: "ready"; items: T[]; total: number; page: number };
/** Without a status when nobody answered. */
export type FailedSection = { state: "failed"; status: number | null };

export type SectionName = "collections" | "pieces";

export type ListData = {
  collections: Section<CardCollection>;
  pieces: Section<TilePiece>;
  /** Null when the page did not arrive. */
  filters: FilterChoices | null;
  /** How a slip of the pen in the search was read, or null. */
  corrected: string | null;
};

/** Beside each choice stands how many pieces it would leave, unless the counts did not arrive. */
export type FilterChoices = {
  categories: { id: number; name: string; count?: number }[];
  tags: (Pick<Tag, "id" | "name" | "type"> & { count?: number })[];
  prices?: { [Value in PriceBandValue]?: number };
};

export type ListPath = "/collections" | "/products" | "/blog";
