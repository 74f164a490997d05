import { CATALOG_PAGE_SIZE } from "#contract/catalogue/catalog-query.ts";
import type { Page } from "#domain/page.ts";
import { DatabaseUnavailableError } from "#domain/errors.ts";
import { describeError } from "#http/error-status.ts";
import type { Section } from "./list-data.ts";

type Source<Row, Item> = {
  /** From 1; a page beyond the last one loads the last. */
  page: number;
  list: (range: { limit: number; offset: number }) => Promise<Page<Row>>;
  shape: (row: Row, index: number) => Item;
  /** Called with unexpected errors, not with a DomainError. */
  logFailure: (error: unknown) => void;
};

/**
 * Loads one section of the list. Its failure leaves the rest of the page intact, unless the database
 * is away and the rest fails too.
 */
export async function loadSection<Row, Item>(source: Source<Row, Item>): Promise<Section<Item>> {
  try {
    const { page, rows, total } = await loadPage(source);
    return {
      state: "ready",
      items: rows.map((row, index) => source.shape(row, index)),
      total,
      page,
    };
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    const { status } = describeError(error, "");
    if (status === 500) source.logFailure(error);
    return { state: "failed", status };
  }
}

async function loadPage<Row, Item>({ page, list }: Source<Row, Item>) {
  const loadAt = (number: number) =>
    list({ limit: CATALOG_PAGE_SIZE, offset: (number - 1) * CATALOG_PAGE_SIZE });
  const requested = await loadAt(page);
  const last = Math.max(1, Math.ceil(requested.total / CATALOG_PAGE_SIZE));
  if (page <= last) return { page, rows: requested.items, total: requested.total };
  const lastPage = await loadAt(last);
  return { page: last, rows: lastPage.items, total: lastPage.total };
}
