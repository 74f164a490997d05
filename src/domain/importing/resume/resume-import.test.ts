import { expect, test } from "vitest";
import { pieceItem, testSource } from "#tests/support/test-source.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createJobs } from "../../services/jobs.ts";
import { listProducts } from "../../catalogue/products/list-products.ts";
import { cancelImport } from "../imports/cancel-import.ts";
import type { Openers } from "./source-openers.ts";
import { getImportProgress } from "../imports/state/get-import-progress.ts";
import { getImportReport } from "../imports/state/get-import-report.ts";
import { resumeInterruptedImports } from "./resume-interrupted-imports.ts";
import { resumeImport } from "./resume-import.ts";
import { runImport, startImport } from "../imports/run-import.ts";
import type { Source } from "../source.ts";

const by = "admin";
const item = (id: number) => pieceItem({ externalId: `${id}`, name: `Ring ${id}`, priceCents: id });
const items = (count: number) => Array.from({ length: count }, (_, index) => item(index + 1));

const count = async (shop: TestShop) => (await listProducts(shop, { viewer: "admin" })).total;
const opens = (source: Source): Openers => ({ woocommerce: () => Promise.resolve(source) });

/** A source that waits at an item until released. */
function heldSource(before: number, after: number) {
  const held = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const source = testSource([
    ...items(before),
    async () => {
      reached.resolve();
      await held.promise;
      return item(before + 1);
    },
    ...items(before + after).slice(before + 1),
  ]);
  return { source, reached: reached.promise, goOn: held.resolve };
}

test("allows one import of a source at a time, and previews meanwhile", async () => {
  const shop = await testShop();
  const { source, reached, goOn } = heldSource(1, 1);
  const { done } = await startImport(shop, source, { by });
  await reached;
  const other = { kind: "website" as const };
  await expect(runImport(shop, testSource(items(1), other), { by })).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await runImport(shop, testSource(items(1)), { by, dryRun: true })).toMatchObject({
    status: "completed",
  });
  expect(await runImport(shop, testSource([], { key: "another.example" }), { by })).toMatchObject({
    status: "completed",
  });
  goOn();
  await done;
  expect(await runImport(shop, source, { by })).toMatchObject({ skipped: 2 });
});

test("keeps what a cancelled import wrote and resumes it on request", async () => {
  const shop = await testShop();
  const { source, reached, goOn } = heldSource(60, 2);
  const { syncLogId, done } = await startImport(shop, source, { by, options: {} });
  await reached;
  await cancelImport(shop, syncLogId);
  goOn();
  expect(await done).toMatchObject({ status: "cancelled" });
  expect(await count(shop)).toBe(0);
  const again = await resumeImport(shop, syncLogId, opens(testSource(items(62))));
  expect(await again.done).toMatchObject({ status: "completed", imported: 62 });
  expect(await count(shop)).toBe(62);
  await expect(resumeImport(shop, syncLogId)).rejects.toMatchObject({ code: "conflict" });
});

test("resumes an import interrupted by a shutdown in one process only", async () => {
  const shop = await testShop();
  const { source, reached, goOn } = heldSource(120, 5);
  const jobs = createJobs();
  const { syncLogId, done } = await startImport({ ...shop, jobs }, source, { by, options: {} });
  await reached;
  const stopped = jobs.stop();
  goOn();
  await stopped;
  await expect(done).rejects.toThrow("is restarting");
  expect(await getImportProgress(shop, syncLogId)).toMatchObject({ state: "reading" });
  let opened = 0;
  const openers: Openers = {
    woocommerce: () => {
      opened += 1;
      return Promise.resolve(testSource(items(125)));
    },
  };
  const both = await Promise.all([
    resumeInterruptedImports(shop, { openers }),
    resumeInterruptedImports(shop, { openers }),
  ]);
  expect(both.map(({ resumed }) => resumed)).toEqual(expect.arrayContaining([0, 1]));
  await Promise.all(both.map(({ done }) => done));
  expect(opened).toBe(1);
  expect(await getImportReport(shop, syncLogId)).toMatchObject({
    status: "completed",
    imported: 125,
  });
  expect(await count(shop)).toBe(125);
});

test("claims an expired lease, after which the former holder writes nothing", async () => {
  const shop = await testShop();
  const { source, reached, goOn } = heldSource(1, 2);
  const { syncLogId, done } = await startImport(shop, source, { by, options: {} });
  await reached;
  expect(await resumeInterruptedImports(shop)).toMatchObject({ resumed: 0 });
  // It was not renewed, as if its process were suspended.
  await shop.db.updateTable("leases").set({ until: "2026-11-20T14:00:00.000Z" }).execute();
  const resumed = await resumeInterruptedImports(shop, { openers: opens(testSource(items(3))) });
  expect(resumed.resumed).toBe(1);
  await resumed.done;
  goOn();
  await expect(done).rejects.toMatchObject({ code: "conflict" });
  expect(await getImportReport(shop, syncLogId)).toMatchObject({
    status: "completed",
    imported: 3,
  });
  expect(await count(shop)).toBe(3);
});

test("applies what was read when the source cannot be reopened, and reports the failure", async () => {
  const shop = await testShop();
  const { source, reached, goOn } = heldSource(110, 2);
  const jobs = createJobs();
  const { syncLogId, done } = await startImport({ ...shop, jobs }, source, { by });
  done.catch(() => undefined);
  await reached;
  const stopped = jobs.stop();
  goOn();
  await stopped;
  const left = await resumeInterruptedImports(shop);
  await left.done;
  expect(await getImportReport(shop, syncLogId)).toMatchObject({
    status: "failed",
    imported: 100,
    error: expect.stringContaining("Start the import again"),
  });
});

test("writes nothing of an all-or-nothing import interrupted while reading", async () => {
  const shop = await testShop();
  const { source, reached, goOn } = heldSource(60, 2);
  const jobs = createJobs();
  const sheet = { ...source, kind: "spreadsheet" as const };
  const { syncLogId, done } = await startImport({ ...shop, jobs }, sheet, {
    by,
    allOrNothing: true,
  });
  done.catch(() => undefined);
  await reached;
  const stopped = jobs.stop();
  goOn();
  await stopped;
  const left = await resumeInterruptedImports(shop);
  await left.done;
  expect(await getImportReport(shop, syncLogId)).toMatchObject({ status: "failed" });
  expect(await getImportProgress(shop, syncLogId)).toMatchObject({
    error:
      "The import was interrupted while reading its file, and nothing was imported. Choose the file again.",
  });
  expect(await count(shop)).toBe(0);
  // Nor when it is resumed.
  await expect(resumeImport(shop, syncLogId)).rejects.toMatchObject({ code: "conflict" });
  expect(await count(shop)).toBe(0);
});
