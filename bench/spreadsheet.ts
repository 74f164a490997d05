import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type ShopServer, startMeasuredShop } from "#tests/support/shop-server.ts";
import { ensureBuilt } from "../scripts/ensure-built.mjs";
import { measureLatencyUntil } from "./imports/measure-latency-until.ts";
import { signInAsAdmin } from "./imports/sign-in-as-admin.ts";
import { listChildren, trackPeakMemory } from "./peak-memory.ts";
import { readTreeProcessorSeconds } from "./processor-time.ts";
import { formatTable } from "./results-table.ts";

/*
 * The preview and the import of a spreadsheet, of a tenth of the rows and of all: time and processor time of the
 * shop, the memory of its processes, and what visitors wait meanwhile. node bench/spreadsheet.ts 25000
 */

const count = Number(process.argv[2] ?? 25_000);
const url = process.env["DATABASE_URL"];
ensureBuilt(fileURLToPath(new URL("../", import.meta.url)));

const few = await measureImport(count / 10);
const all = await measureImport(count);
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
    row("Preview", ({ preview }) => preview.seconds, "s", "6 s at most"),
    row("Its processor time", ({ preview }) => preview.processor, "s", "10 times"),
    row("Import", ({ whole }) => whole.seconds, "s", "45 s at most"),
    row("Its processor time", ({ whole }) => whole.processor, "s", "10 times"),
    row("p95 of pages meanwhile", ({ whole }) => whole.p95, "ms", "100 ms at most"),
    row("Memory", ({ memory }) => memory, "MB", "280 MB at most"),
  ]),
);

async function measureImport(rows: number) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-bench-"));
  const admin = { username: "admin", password: "a-password-for-the-bench" };
  const shop = await startMeasuredShop({
    DATA_DIR: dataDir,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    ...(url && {
      DATABASE_URL: url,
      SESSION_SECRET: "s".repeat(32),
      ENCRYPTION_KEY: "k".repeat(32),
    }),
  });
  try {
    await waitForPhotos(shop);
    const call = await signInAsAdmin(shop, admin);
    const file = toCsv(rows);
    const send = (query: string) => {
      const form = new FormData();
      form.set("file", new Blob([file]), "bench.csv");
      return measure(shop, call("POST", `/data/import${query}`, form));
    };
    const stopWatching = trackPeakMemory(shop.process.pid ?? 0);
    const preview = await send("?dryRun=1");
    const whole = await send("");
    return { preview, whole, memory: (await stopWatching()).all };
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** A new shop renders the photos of its sample catalogue, in a process that ends when it has nothing more to do. */
async function waitForPhotos({ process }: ShopServer): Promise<void> {
  do await sleep(5000);
  while ((await listChildren(process.pid ?? 0)).length > 0);
}

async function measure(shop: ShopServer, work: Promise<unknown>) {
  const started = performance.now();
  const pid = shop.process.pid ?? 0;
  const before = await readTreeProcessorSeconds(pid);
  const p95 = await measureLatencyUntil(shop, work, 0.95);
  const processor = (await readTreeProcessorSeconds(pid)) - before;
  return { seconds: (performance.now() - started) / 1000, processor, p95 };
}

/** Etsy's file, with a price that is none in every fiftieth row. */
function toCsv(rows: number): string {
  const header = "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,SKU";
  const lines = Array.from({ length: rows }, (_, index) => {
    const price = index % 50 === 3 ? "12O" : `${40 + (index % 900)}.00`;
    const text = `"Forged by hand, number ${index}, of silver from Freiberg. ${"It is worn every day. ".repeat(5)}"`;
    const tags = `"ring,silver_ring,series_${index % 20}"`;
    return `Ring no. ${index},${text},${price},USD,1,${tags},"silver,gold",R-${index}`;
  });
  return [header, ...lines].join("\r\n");
}
