import { Client } from "pg";
import { CATALOG_PAGE_SIZE, type CatalogQuery, EMPTY_QUERY } from "#contract/catalog-query.ts";
import { countChoices } from "#domain/products/count-choices.ts";
import { listProducts } from "#domain/products/list-products.ts";
import { suggest } from "#domain/search/suggest.ts";
import type { Shop } from "#domain/shop.ts";
import { findPostgres } from "#tests/support/find-postgres.mjs";
import { startCluster } from "#tests/support/postgres-cluster.ts";
import { openBenchShop } from "./open-bench-shop.ts";
import { quantile, type Row } from "./table.ts";

type Engine = "SQLite" | "PostgreSQL";
type Measure = { name: string; ask: (shop: Shop, round: number) => Promise<unknown> };

const SEARCHES = [
  "hammered fern ring",
  "saphire pendant",
  "14 kt gold band",
  "moonst",
  "oxidised bracelets",
  "river pearl earrings",
  "FG-512",
  "swallow",
];

const FILTERS: Partial<CatalogQuery>[] = [
  { category: 12 },
  { price: "100-300" },
  { category: 6, price: "0-100" },
  { tagIds: [8, 9] },
  { category: 12, tagIds: [9], sort: "title" },
  { price: "1000+", tagIds: [8, 15], page: 5 },
  { tagIds: [11], sort: "oldest" },
];

const pick = <T>(from: T[], round: number): T => from[round % from.length] as T;
const listPage = (shop: Shop, query: Partial<CatalogQuery>) =>
  listProducts(shop, {
    viewer: "visitor",
    query,
    limit: CATALOG_PAGE_SIZE,
    offset: ((query.page ?? 1) - 1) * CATALOG_PAGE_SIZE,
  });

const MEASURES: Measure[] = [
  { name: "search", ask: (shop, round) => listPage(shop, { search: pick(SEARCHES, round) }) },
  { name: "filtered list", ask: (shop, round) => listPage(shop, pick(FILTERS, round)) },
  {
    name: "counts beside the filters",
    ask: (shop, round) => {
      const query = { ...EMPTY_QUERY, ...pick(FILTERS, round) };
      return countChoices(shop, { viewer: "visitor", query });
    },
  },
  { name: "suggestions", ask: (shop, round) => suggest(shop, pick(SEARCHES, round)) },
];

const AIM = { SQLite: 20, PostgreSQL: 30 } as const;
const AIMED = new Set(["search", "filtered list"]);

/** Each question at each size: p95 in milliseconds, compared with that at the smallest size. */
export async function measureSearch(sizes: number[], rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
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
        for (const { name, ask } of MEASURES) {
          const p95 = await timeOf((round) => ask(forgetful, round), rounds);
          const first = smallest.get(name) ?? p95;
          smallest.set(name, first);
          const isLargest = size === sizes.at(-1) && AIMED.has(name);
          rows.push({
            what: `${name}, ${size.toLocaleString("en-US")} pieces, ${engine}, p95`,
            ours: `${p95.toFixed(1)} ms`,
            yardstick: `${first.toFixed(1)} ms at ${sizes[0]?.toLocaleString("en-US")}`,
            ratio: p95 / first,
            ...(isLargest && { aim: `≤ ${AIM[engine]} ms, ≤ 3.00` }),
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
