import { type CatalogQuery, hasFilters } from "#contract/catalogue/catalog-query.ts";
import type { FactFilter } from "#contract/catalogue/fact-filters.ts";
import type { PriceBandValue } from "#contract/catalogue/price-bands.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import type { CardCollection } from "#web/catalog/collections/collection-card.tsx";
import type { TilePiece } from "#web/catalog/pieces/tile-piece.ts";

/** One page of a section, or the status with which it failed. */
export type Section<T> = ReadySection<T> | FailedSection;
export type ReadySection<T> = { state: "ready"; items: T[]; total: number; page: number };
export type FailedSection = { state: "failed"; status: number };

export type SectionName = "collections" | "pieces";

export type ListData = {
  at: ListAddress;
  collections: Section<CardCollection>;
  pieces: Section<TilePiece>;
  filters: FilterChoices;
  /** The search text with its typo corrected, or null. */
  corrected: string | null;
  /** The query in words, "Silver rings under $200". */
  reading: string;
  /** Where no piece was found: the same query with one filter less. */
  nearMatches: NearMatch[];
};

export type ListPath = "/collections" | "/products" | "/blog";

/** Where a list is: links to other results lead to the same path. */
export type ListAddress = { path: ListPath; query: CatalogQuery };

/** Whoever filters looks for pieces; the plain list of each address begins with what it is named after. */
export const listSectionOrder = ({ path, query }: ListAddress): SectionName[] =>
  path === "/products" || isAsked(query) ? ["pieces", "collections"] : ["collections", "pieces"];

/** Whether a visitor asks for something: with a filter, or in words, whatever they matched. */
export const isAsked = (query: CatalogQuery): boolean =>
  hasFilters(query) || query.unmatched !== undefined;

/** A query that finds pieces when the filter or word of the label is left out. */
export type NearMatch = { label: string; href: string; pieces: number };

/** The options of each filter, with how many pieces each would leave (its facet count). */
export type FilterChoices = {
  categories: { id: number; name: string; count: number }[];
  tags: (Pick<Tag, "id" | "name" | "type"> & { count: number })[];
  prices: { [Value in PriceBandValue]?: number };
  /** The count of each value; a filter without a choice is left out. */
  facts?: { [Name in FactFilter]?: Record<string, number> };
  /** The labels of values that are not read as they are written: "6½" of "6.5". */
  factLabels?: Record<string, string>;
  /** The prices of the query that are no band, "Under $200"; null without. */
  priceRange: string | null;
};
