import { Client } from "pg";
import {
  CATALOG_PAGE_SIZE,
  type CatalogQuery,
  EMPTY_QUERY,
} from "#contract/catalogue/catalog-query.ts";
import { listInventory } from "#domain/catalogue/inventory/list-inventory.ts";
import { countFacets } from "#domain/catalogue/products/query/count-facets.ts";
import { listProducts } from "#domain/catalogue/products/list-products.ts";
import { updateProduct } from "#domain/catalogue/products/update-product.ts";
import { suggest } from "#domain/catalogue/suggestions/suggest.ts";
import type { Shop } from "#domain/shop.ts";
import { listRelatedProducts } from "#domain/catalogue/products/related/list-related-products.ts";
import { understandSearch } from "#domain/catalogue/search-text/understand-search.ts";
import { TYPED_SEARCHES } from "#tests/support/typed-searches.ts";
import { findPostgres } from "#tests/support/find-postgres.mjs";
import { startCluster } from "#tests/support/postgres-cluster.ts";
import { openBenchShop } from "./open-bench-shop.ts";
import { quantile, type ResultRow } from "./results-table.ts";
import {
  COMMON,
  DEEP,
  DESK,
  FACTS,
  FACT_SEARCHES,
  FACT_SENTENCES,
  FILTERS,
  NARROWED,
  SEARCHES,
} from "./search-queries.ts";

type Engine = "SQLite" | "PostgreSQL";
type Measure = {
  name: string;
  ask: (shop: Shop, round: number) => Promise<unknown>;
  /** What the limits hold for: 20 and 30 ms, and three times the figure at the smallest size. */
  limited?: boolean;
};

const pick = <T>(from: readonly T[], round: number): T => from[round % from.length] as T;
const listPage = (shop: Shop, query: Partial<CatalogQuery>) =>
  listProducts(shop, {
    viewer: "visitor",
    query,
    limit: CATALOG_PAGE_SIZE,
    offset: ((query.page ?? 1) - 1) * CATALOG_PAGE_SIZE,
  });

const measuresAt = (size: number): Measure[] => [
  {
    name: "search",
    ask: (shop, round) => listPage(shop, { search: pick(SEARCHES, round) }),
    limited: true,
  },
  {
    name: "search for words on very many pieces",
    ask: (shop, round) => listPage(shop, { search: pick(COMMON, round) }),
    limited: true,
  },
  {
    name: "search with a filter or an order",
    ask: (shop, round) => listPage(shop, pick(NARROWED, round)),
    limited: true,
  },
  {
    name: "search by a sentence",
    ask: async (shop, round) => {
      const search = pick(TYPED_SEARCHES, round).text;
      return listPage(shop, await understandSearch(shop, "visitor", { ...EMPTY_QUERY, search }));
    },
    limited: true,
  },
  {
    name: "filtered list",
    ask: (shop, round) => listPage(shop, pick(FILTERS, round)),
    limited: true,
  },
  {
    name: "list filtered by metal, stone or size",
    ask: (shop, round) => listPage(shop, pick(FACTS, round)),
    limited: true,
  },
  {
    name: "search filtered by metal, stone or size",
    ask: (shop, round) => listPage(shop, pick(FACT_SEARCHES, round)),
    limited: true,
  },
  {
    name: "counts beside the filters by metal, stone or size",
    ask: (shop, round) => {
      const query = { ...EMPTY_QUERY, ...pick(FACTS, round) };
      return countFacets(shop, { viewer: "visitor", query });
    },
  },
  {
    name: "search by a sentence that names a metal, stone or size",
    ask: async (shop, round) => {
      const search = pick(FACT_SENTENCES, round);
      return listPage(shop, await understandSearch(shop, "visitor", { ...EMPTY_QUERY, search }));
    },
    limited: true,
  },
  { name: "the whole list, first page", ask: (shop) => listPage(shop, {}) },
  {
    name: "page 500, each order",
    ask: (shop, round) => {
      const query = pick(DEEP, round);
      const last = Math.max(1, Math.floor((size * 0.9) / CATALOG_PAGE_SIZE));
      return listPage(shop, { ...query, page: Math.min(query.page ?? 1, last) });
    },
  },
  {
    name: "counts beside the filters",
    ask: (shop, round) => {
      const query = { ...EMPTY_QUERY, ...pick(FILTERS, round) };
      return countFacets(shop, { viewer: "visitor", query });
    },
  },
  {
    name: "related pieces",
    ask: async (shop, round) => {
      const piece = { id: 1 + ((round * 37) % size), price: `${50 + round * 13}.00` };
      return listRelatedProducts(shop, piece);
    },
  },
  { name: "suggestions", ask: (shop, round) => suggest(shop, pick(SEARCHES, round)) },
  {
    name: "the desk's table",
    ask: (shop, round) => listInventory(shop, pick(DESK, round), { limit: 50 }),
  },
  {
    name: "a piece saved",
    ask: (shop, round) =>
      updateProduct(shop, 1 + ((round * 37) % size), { price: 5000 + round }, null),
  },
];

const LIMIT = { SQLite: 20, PostgreSQL: 30 } as const;
const MOST_TIMES = 3;

/**
 * Each question at each size: p95 in milliseconds, compared with that at the smallest size. The
 * largest size has the limit beside it.
 */
export async function measureSearch(sizes: number[], rounds: number): Promise<ResultRow[]> {
  const rows: ResultRow[] = [];
  const binaries = findPostgres();
  const cluster = binaries ? await startCluster(binaries) : null;
  try {
    for (const engine of ["SQLite", ...(cluster ? ["PostgreSQL"] : [])] as Engine[]) {
      const smallest = new Map<string, number>();
      for (const size of sizes) {
        const url =
          engine === "PostgreSQL" && cluster ? await addDatabase(cluster.url, size) : undefined;
        const { shop, close } = await openBenchShop(size, url);
        // Each question is asked of the database anew, as by a visitor who is the first to ask.
        const { revisions: _revisions, ...forgetful } = shop;
        for (const { name, ask, limited } of measuresAt(size)) {
          const p95 = await timeOf((round) => ask(forgetful, round), rounds);
          const first = smallest.get(name) ?? p95;
          smallest.set(name, first);
          const isLargest = size === sizes.at(-1) && limited;
          rows.push({
            what: `${name}, ${size.toLocaleString("en-US")} pieces, ${engine}, p95`,
            ours: `${p95.toFixed(1)} ms`,
            baseline: `${first.toFixed(1)} ms at ${sizes[0]?.toLocaleString("en-US")}`,
            ratio: p95 / first,
            ...(isLargest && { target: `≤ ${LIMIT[engine]} ms, ≤ ${MOST_TIMES.toFixed(2)}` }),
          });
        }
        await close();
      }
    }
  } finally {
    await cluster?.stop();
  }
  return rows;
}

async function timeOf(ask: (round: number) => Promise<unknown>, rounds: number): Promise<number> {
  for (let round = 0; round < 10; round += 1) await ask(round);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await ask(round);
    times.push(performance.now() - started);
  }
  return quantile(times, 0.95);
}

async function addDatabase(server: string, size: number): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database bench_${size}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `bench_${size}`;
  return url.href;
}
