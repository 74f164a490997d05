import { Client } from "pg";
import { readFileSync, readdirSync } from "node:fs";
import { sql } from "kysely";
import { listProducts } from "#domain/catalogue/products/list-products.ts";
import { findPostgres } from "#tests/support/find-postgres.mjs";
import { startCluster } from "#tests/support/postgres-cluster.ts";
import { openBenchShop } from "./open-bench-shop.ts";
const COMMON = ["gold", "ring", "silver", "go", "gold ring", "14k gold", "made at the bench"];
const cluster = await startCluster(findPostgres()!);
try {
  for (const size of [1000, 100_000]) {
    const c = new Client({ connectionString: cluster.url }); await c.connect(); await c.query(`create database b${size}`); await c.end();
    const url = new URL(cluster.url); url.pathname = `b${size}`;
    const { shop, close } = await openBenchShop(size, url.href);
    const { revisions: _r, ...f } = shop as any;
    for (const search of COMMON) {
      const ask = () => listProducts(f, { viewer: "visitor", query: { search }, limit: 24, offset: 0 } as any);
      for (let i = 0; i < 8; i++) await ask();
      const t: number[] = [];
      for (let i = 0; i < 40; i++) { const s = performance.now(); await ask(); t.push(performance.now() - s); }
      t.sort((a, b) => a - b);
      console.log(size, search, "p50", t[20]!.toFixed(1), "p95", t[37]!.toFixed(1));
    }
    if (size === 100_000) {
      const queries: { sql: string; parameters: readonly unknown[]; ms: number }[] = [];
      const ex: any = f.db.getExecutor();
      const original = Object.getPrototypeOf(ex).executeQuery;
      Object.getPrototypeOf(ex).executeQuery = async function (q: any, ...rest: any[]) {
        const s = performance.now(); const r = await original.call(this, q, ...rest);
        queries.push({ sql: q.sql, parameters: q.parameters, ms: performance.now() - s }); return r;
      };
      for (const search of ["gold", "go", "made at the bench"]) {
        queries.length = 0;
        await listProducts(f, { viewer: "visitor", query: { search }, limit: 24, offset: 0 } as any);
        console.log("==", search); const copy = [...queries];
        for (const q of copy) console.log(q.ms.toFixed(1), q.sql.slice(0, 400), JSON.stringify(q.parameters).slice(0, 200));
        const slow = copy.toSorted((a, b) => b.ms - a.ms)[0]!;
        const pg = new Client({ connectionString: url.href }); await pg.connect();
        for (const set of ["", "set max_parallel_workers_per_gather = 0", "set parallel_setup_cost=0; set parallel_tuple_cost=0; set min_parallel_table_scan_size=0"]) {
          if (set) await pg.query(set);
          const { rows } = await pg.query(`explain (analyze, buffers) ${slow.sql}`, slow.parameters as any[]);
          console.log("--", set); console.log(rows.map((r: any) => r["QUERY PLAN"]).join("\n"));
        }
        await pg.end();
      }
    }
    await close();
  }
} finally { await cluster.stop(); }
