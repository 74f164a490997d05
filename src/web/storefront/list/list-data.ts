import type { FactFilter } from "#contract/catalogue/fact-filters.ts";
import type { PriceBandValue } from "#contract/catalogue/price-bands.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import type { CardCollection } from "#web/catalog/collections/collection-card.tsx";
import type { TilePiece } from "#web/catalog/pieces/tile-piece.ts";

/** About how many are above the fold: these have a blur placeholder, and are rendered first. */
export const FIRST_TILES = 4;
export const FIRST_CARDS = 3;

/** How many are side by side on a phone: these load with high priority, the others lazily. */
export const HIGH_PRIORITY_TILES = 2;
export const HIGH_PRIORITY_CARDS = 2;

/** One page of a section, or the status with which it failed. */
export type Section<T> = ReadySection<T> | FailedSection;
export type ReadySection<T> = { state: "ready"; items: T[]; total: number; page: number };
/** The status is null when there was no response. */
export type FailedSection = { state: "failed"; status: number | null };

export type SectionName = "collections" | "pieces";

export type ListData = {
  collections: Section<CardCollection>;
  pieces: Section<TilePiece>;
  /** Null when the page failed to load. */
  filters: FilterChoices | null;
  /** The search text with its typo corrected, or null. */
  corrected: string | null;
  /** Where no piece was found: the same query with one filter less. */
  nearMatches?: NearMatch[];
};

/** A query that finds pieces when the filter or word of the label is left out. */
export type NearMatch = { label: string; href: string; pieces: number };

/** The options of each filter, with how many pieces each would leave (its facet count) when known. */
export type FilterChoices = {
  categories: { id: number; name: string; count?: number }[];
  tags: (Pick<Tag, "id" | "name" | "type"> & { count?: number })[];
  prices?: { [Value in PriceBandValue]?: number };
  /** The count of each value; a filter without a choice is left out. */
  facts?: { [Name in FactFilter]?: Record<string, number> };
  /** The labels of values that are not read as they are written: "6½" of "6.5". */
  factLabels?: Record<string, string>;
  /** The prices of the query that are no band, "Under $200"; null without. */
  priceRange?: string | null;
};

export type ListPath = "/collections" | "/products" | "/blog";
