import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { ensureBuilt } from "../scripts/ensure-built.mjs";
import { measureContainer } from "./container.ts";
import { measureCounting } from "./counting.ts";
import { measureDesk } from "./desk.ts";
import { measureFelt } from "./felt.ts";
import { measurePageWeight } from "./page-weight.ts";
import { openBenchShop } from "./open-bench-shop.ts";
import { measurePages } from "./pages.ts";
import { measureMixedLoad } from "./mixed-load.ts";
import { measureMemory, measureStart } from "./startup-and-memory.ts";
import { measureLatencyUnderAbuse, measureLatencyUnderSpam } from "./latency-under-abuse.ts";
import { measureSearch } from "./search.ts";
import { measureWorkers } from "./workers.ts";
import { formatTable, type ResultRow } from "./results-table.ts";

// npm run bench: one table of ratios. -- --quick takes a few minutes, -- --only=pages one part of it.
const isQuick = process.argv.includes("--quick");
const valueOf = (name: string): string | undefined =>
  process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = valueOf("only");
const isAsked = (part: string) => !only || only === part;
const seconds = isQuick ? 3 : 10;
/** How long the mixed load lasts: --minutes=60 for an hour. */
const minutes = Number(valueOf("minutes") ?? (isQuick ? 1 : 5));

const rows: ResultRow[] = [];
ensureBuilt(fileURLToPath(new URL("../", import.meta.url)));
if (["pages", "counting", "memory", "bytes", "mixed"].some(isAsked)) await measureShop();
if (isAsked("container")) {
  const dataDir = await createDataDir();
  try {
    rows.push(...(await measureContainer(dataDir, isQuick ? 15 : 45)));
  } finally {
    await rm(dataDir, { recursive: true });
  }
}
if (isAsked("search")) {
  rows.push(...(await measureSearch([1000, 10_000, 100_000], isQuick ? 60 : 300)));
}
if (isAsked("safety")) {
  rows.push(...(await measureLatencyUnderAbuse(isQuick ? 2000 : 10_000, isQuick ? 1 : 3)));
}
if (isAsked("desk")) {
  const isProfiled = process.argv.includes("--profile");
  const rounds = isQuick || isProfiled ? 1 : 3;
  rows.push(...(await measureDesk({ rounds, scenario: valueOf("scenario"), isProfiled })));
}
if (isAsked("felt")) {
  rows.push(...(await measureFelt(isQuick ? { visits: 3, taps: 4 } : { visits: 5, taps: 12 })));
}
if (isAsked("workers")) {
  rows.push(...(await measureWorkers({ seconds, rounds: isQuick ? 1 : 3 })));
}
if (isAsked("spam")) rows.push(...(await measureLatencyUnderSpam(isQuick ? 2000 : 10_000)));
console.log(formatTable(rows));

/** @returns a data folder with 1,000 pieces */
async function createDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-bench-"));
  const made = await openBenchShop(1000);
  // The latest writes are in the write-ahead log until then.
  await sql`pragma wal_checkpoint(truncate)`.execute(made.shop.db);
  await cp(path.join(made.dataDir, "shop.sqlite"), path.join(dataDir, "shop.sqlite"));
  await made.close();
  return dataDir;
}

/** A shop of 1,000 pieces as a process of its own. */
async function measureShop(): Promise<void> {
  const dataDir = await createDataDir();
  const { shop, row } = await measureStart(dataDir);
  rows.push(row);
  try {
    if (isAsked("memory")) rows.push(...(await measureMemory(shop, seconds * 6)));
    if (isAsked("pages"))
      rows.push(...(await measurePages(shop, { seconds, rounds: isQuick ? 1 : 3 })));
    if (isAsked("counting")) {
      rows.push(...(await measureCounting(shop, { seconds, rounds: isQuick ? 3 : 7 })));
    }
    if (isAsked("bytes")) rows.push(...(await measurePageWeight(shop)));
    if (isAsked("mixed")) rows.push(...(await measureMixedLoad(shop, minutes)));
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true });
  }
}
