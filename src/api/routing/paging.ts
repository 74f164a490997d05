import type { Context } from "hono";
import { z } from "zod";
import { CATALOG_PAGE_SIZE } from "#contract/catalog-query.ts";
import type { Page } from "#domain/page.ts";

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "Must be a whole number")
    .transform(Number)
    .pipe(z.int().min(1).max(max));

/** The parameters by which a list is taken in parts. Without them it is answered whole. */
export const pageQuery = {
  page: wholeNumber(1_000_000).optional(),
  limit: wholeNumber(1000).optional(),
};

type PageQuery = { page?: number | undefined; limit?: number | undefined };

/** As verbs take it: nothing for the whole list. */
export function readPage({ page, limit }: PageQuery): { limit?: number; offset?: number } {
  if (page === undefined && limit === undefined) return {};
  const size = limit ?? CATALOG_PAGE_SIZE;
  return { limit: size, offset: ((page ?? 1) - 1) * size };
}

/** The part that was asked for; how many there are in all goes into X-Total-Count. */
export function sendPage<T>(c: Context, { items, total }: Page<T>): T[] {
  c.header("X-Total-Count", String(total));
  return items;
}
