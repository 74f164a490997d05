import { cutText } from "#contract/cut-text.ts";
import { z } from "zod";
import {
  type CatalogQuery,
  CATALOG_SORTS,
  SEARCH_MAX_LENGTH,
} from "#contract/catalogue/catalog-query.ts";
import {
  FACT_FILTER_NAMES,
  FACT_FILTERS,
  type FactQuery,
  parseFacts,
} from "#contract/catalogue/fact-filters.ts";
import { ringSizeInput } from "#contract/catalogue/rings/ring-size-input.ts";
import { idParam } from "#contract/field-schemas.ts";
import { priceInput } from "#contract/decimal-inputs.ts";
import { ANY_PRICE, PRICE_BANDS } from "#contract/catalogue/price-bands.ts";
import { pageQuery } from "../routing/paging.ts";

const bands = [ANY_PRICE.value, ...PRICE_BANDS.map((band) => band.value)] as const;
const sorts = [...CATALOG_SORTS.map((sort) => sort.value), "relevance"] as const;

/** "3" and ["3", "4"] and "3,4" are all lists of ids. */
const readList = (value: unknown) => (typeof value === "string" ? value.split(",") : value);

const factParam = z.preprocess(readList, z.array(z.string().max(100)).max(50)).optional();

/** The query parameters of the lists of pieces and collections. */
export const catalogFilters = z.object({
  search: z
    .string()
    .transform((text) => cutText(text.trim(), SEARCH_MAX_LENGTH))
    .optional(),
  categoryId: idParam.optional(),
  price: z.enum(bands).optional(),
  priceMin: priceInput.optional(),
  priceMax: priceInput.optional(),
  available: z.literal("1").optional(),
  tagIds: z.preprocess(readList, z.array(idParam).max(50)).optional(),
  metal: factParam,
  stone: factParam,
  ringSize: z
    .preprocess(
      readList,
      z.array(ringSizeInput.transform((quarters) => String(quarters / 4))).max(50),
    )
    .optional(),
  sort: z.enum(sorts).optional(),
  ...pageQuery,
});

/** The query as the domain's operations take it. */
export const readFilters = ({
  search,
  categoryId,
  price,
  priceMin,
  priceMax,
  available,
  tagIds,
  sort,
  ...facts
}: z.output<typeof catalogFilters>): Partial<CatalogQuery> => ({
  ...(search && { search }),
  ...(categoryId && { category: categoryId }),
  ...(price && price !== ANY_PRICE.value && { price }),
  ...(priceMin !== undefined && { priceMin }),
  ...(priceMax !== undefined && { priceMax }),
  ...(available && { available: true }),
  ...(tagIds && { tagIds }),
  ...readFacts(facts),
  ...(sort && { sort }),
});

function readFacts(given: { metal?: string[]; stone?: string[]; ringSize?: string[] }) {
  const read = FACT_FILTER_NAMES.flatMap((name) => {
    const values = given[FACT_FILTERS[name]];
    return values ? [[name, parseFacts(name, values)]] : [];
  });
  return Object.fromEntries(read) as Partial<FactQuery>;
}
