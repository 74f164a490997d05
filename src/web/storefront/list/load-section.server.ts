import { CATALOG_PAGE_SIZE } from "#contract/catalog-query.ts";
import type { Page } from "#domain/page.ts";
import { describeError } from "#http/error-status.ts";
import type { Section } from "./list-data.ts";

type Source<Row, Item> = {
  /** Page asked for, from 1; beyond the last it is the last. */
  page: number;
  list: (range: { limit: number; offset: number }) => Promise<Page<Row>>;
  shape: (row: Row, index: number) => Item;
  /** Told of what broke, if it was no rule of the shop. */
  report: (error: unknown) => void;
};

/** One section of the list. It fails by itself: the other and the page around it stand. */
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
    const { status } = describeError(error, "");
    if (status === 500) source.report(error);
    return { state: "failed", status };
  }
}

async function loadPage<Row, Item>({ page, list }: Source<Row, Item>) {
  const at = (number: number) =>
    list({ limit: CATALOG_PAGE_SIZE, offset: (number - 1) * CATALOG_PAGE_SIZE });
  const asked = await at(page);
  const last = Math.max(1, Math.ceil(asked.total / CATALOG_PAGE_SIZE));
  if (page <= last) return { page, rows: asked.items, total: asked.total };
  const found = await at(last);
  return { page: last, rows: found.items, total: found.total };
}
