import { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { WooResponse } from "./read-response.ts";

export type WooQuery = Record<string, string | number | boolean>;

export type WooPage = {
  /** Not checked. */
  items: unknown[];
  /** How many there are on all pages; null where the store does not say. */
  total: number | null;
};

const PER_PAGE = 100;
/** Some plugins give more than they are asked for. */
const MAX_PER_PAGE = 1000;
/** 50,000 of anything: no store of one artisan, and an end to one that never ends. */
const MAX_PAGES = 500;

/** Asks for page after page, in an order that stays the same while we read. */
export async function* readPages(
  get: (path: string, query: WooQuery) => Promise<WooResponse>,
  path: string,
  query: WooQuery = {},
): AsyncGenerator<WooPage> {
  const order = { per_page: PER_PAGE, orderby: "id", order: "asc" };
  let before = "";
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data, total, pages, hasNext } = await get(path, { ...order, ...query, page });
    if (!Array.isArray(data)) throw noList();
    const items: unknown[] = data;
    if (items.length > MAX_PER_PAGE) throw noList();
    // A store that does not know of pages gives the first one for ever.
    const first = firstId(items);
    if (items.length === 0 || (page > 1 && first !== "" && first === before)) return;
    before = first;
    yield { items, total };
    if (pages === null ? hasNext === false : page >= pages) return;
  }
  throw new DomainError("bad-gateway", `The store never came to an end of its ${path}.`);
}

const firstId = ([first]: unknown[]) =>
  String(z.object({ id: z.union([z.string(), z.number()]) }).safeParse(first).data?.id ?? "");

const noList = () =>
  new DomainError("bad-gateway", "The store answered with something else than a list.");
