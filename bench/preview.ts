import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { QueryResult, RootOperationNode, UnknownRow } from "kysely";
import { importSpreadsheet } from "#domain/importing/spreadsheets/import-spreadsheet.ts";
import type { Shop } from "#domain/shop.ts";
import { openBenchShop } from "./open-bench-shop.ts";
import { trackPeakMemory } from "./peak-memory.ts";
import { formatTable } from "./results-table.ts";

/*
 * The preview of a spreadsheet, of a tenth of the rows and of all: time and processor time, when the first
 * refused row can be seen, queries a hundred rows, how long the event loop is blocked at most, and memory
 * with the process that reads the file. On one core: taskset -c 0 node bench/preview.ts 25000
 */

const count = Number(process.argv[2] ?? 25_000);
const { shop, close } = await openBenchShop(200, process.env["DATABASE_URL"]);
let queries = 0;
const counter = {
  transformQuery: ({ node }: { node: RootOperationNode }) => {
    queries += 1;
    return node;
  },
  transformResult: ({ result }: { result: QueryResult<UnknownRow> }) => Promise.resolve(result),
};
const counted: Shop = { ...shop, db: shop.db.withPlugin(counter) };

const few = await measure(count / 10);
const all = await measure(count);
const row = (what: string, value: (of: typeof all) => number, unit: string, target: string) => ({
  what,
  ours: `${value(all).toFixed(1)} ${unit}`,
  baseline: `${value(few).toFixed(1)} ${unit}`,
  ratio: value(all) / value(few),
  target,
});
console.log(`A file of ${count} rows; baseline: a tenth of it.`);
console.log(
  formatTable([
    row("Preview", ({ total }) => total, "s", "5 s at most"),
    row("Processor time of the shop", ({ processor }) => processor, "s", "10 times"),
    row("First problem", ({ first }) => first, "s", "1 s at most"),
    row("Queries a hundred rows", (of) => (of.queries / of.rows) * 100, "", "the same"),
    row("Event loop blocked", ({ blocked }) => blocked, "ms", "the same"),
    row("Memory", ({ memory }) => memory, "MB", "300 MB at most"),
  ]),
);
await close();

async function measure(rows: number) {
  const file = {
    name: "bench.csv",
    content: Buffer.from(toCsv(rows)),
    answers: {},
  };
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const stopWatching = trackPeakMemory(process.pid);
  const started = performance.now();
  const usage = process.cpuUsage();
  const seconds = () => (performance.now() - started) / 1000;
  queries = 0;
  delay.enable();
  const result = await importSpreadsheet(counted, file, { by: null, dryRun: true });
  if (!("importRun" in result)) throw new Error("It asks what the columns hold.");
  const { syncLogId, done } = result.importRun;
  const first = waitForProblem(syncLogId).then(seconds);
  await done;
  delay.disable();
  const { user, system } = process.cpuUsage(usage);
  return {
    rows,
    queries,
    total: seconds(),
    first: await first,
    processor: (user + system) / 1e6,
    blocked: delay.max / 1e6,
    memory: (await stopWatching()).all,
  };
}

/** Until a refused row can be seen. */
async function waitForProblem(syncLogId: number): Promise<void> {
  const find = () =>
    shop.db
      .selectFrom("importItems")
      .select("id")
      .where("syncLogId", "=", syncLogId)
      .where("verdict", "=", "refuse")
      .executeTakeFirst();
  while (!(await find())) await sleep(20);
}

/** Etsy's file, with a price that is none in every fiftieth row. */
function toCsv(rows: number): string {
  const header = "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,SKU";
  const lines = Array.from({ length: rows }, (_, index) => {
    const price = index % 50 === 3 ? "12O" : `${40 + (index % 900)}.00`;
    const text = `"Forged by hand, number ${index}, of silver from Freiberg. ${"It is worn every day. ".repeat(5)}"`;
    const tags = `"ring,silver_ring,series_${index % 20}"`;
    const pictures = [1, 2].map((place) => `https://example.com/${index}-${place}.jpg`);
    return `Ring no. ${index},${text},${price},USD,1,${tags},"silver,gold",${pictures.join(",")},R-${index}`;
  });
  return [header, ...lines].join("\r\n");
}
