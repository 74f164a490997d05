import type { Context } from "hono";
import { z } from "zod";
import { CATALOG_PAGE_SIZE } from "#contract/catalogue/catalog-query.ts";
import type { Page } from "#domain/page.ts";

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "Must be a whole number")
    .transform(Number)
    .pipe(z.int().min(1).max(max));

/** Query parameters of a paged list. Without them the whole list is returned. */
export const pageQuery = {
  page: wholeNumber(1_000_000).optional(),
  limit: wholeNumber(1000).optional(),
};

type PageQuery = { page?: number | undefined; limit?: number | undefined };

/** Limit and offset of the requested page; empty for the whole list. */
export function readPage({ page, limit }: PageQuery): { limit?: number; offset?: number } {
  if (page === undefined && limit === undefined) return {};
  const size = limit ?? CATALOG_PAGE_SIZE;
  return { limit: size, offset: ((page ?? 1) - 1) * size };
}

/** Returns the items of a page and sets X-Total-Count. */
export function sendPage<T>(c: Context, { items, total }: Page<T>): T[] {
  c.header("X-Total-Count", String(total));
  return items;
}
