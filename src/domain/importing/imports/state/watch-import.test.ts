import { expect, test } from "vitest";
import type { ImportProgress } from "#contract/importing/imports.ts";
import { pieceItem, testSource } from "#tests/support/test-source.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { cancelImport } from "../cancel-import.ts";
import { getImportProgress } from "./get-import-progress.ts";
import { runImport, startImport } from "../run-import.ts";
import { watchImport } from "./watch-import.ts";

const by = "admin";
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => pieceItem({ name: `Ring ${index}` }));

test("yields each change of progress and returns at the end", async () => {
  const shop = await testShop();
  const released = Promise.withResolvers<void>();
  const source = testSource([
    ...items(2),
    async () => {
      await released.promise;
      return pieceItem({ name: "Last ring" });
    },
  ]);
  const { syncLogId, done } = await startImport(shop, source, { by });
  const seen: ImportProgress[] = [];
  for await (const progress of watchImport(shop, syncLogId, AbortSignal.timeout(30_000))) {
    seen.push(progress);
    released.resolve();
  }
  await done;
  expect(seen[0]?.state).toBe("reading");
  expect(seen.at(-1)).toMatchObject({ state: "completed", added: 3, done: 3, total: 3 });
  expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(seen.length);
});

test("estimates the seconds left from the pace of the phase", async () => {
  const shop = await testShop();
  const { syncLogId } = await runImport(shop, testSource(items(2)), { by });
  const progress = () => getImportProgress(shop, syncLogId);
  expect((await progress()).secondsLeft).toBeNull();
  await shop.db
    .updateTable("importRuns")
    .set({
      state: "applying",
      phaseStartedAt: shop.now().toISOString(),
      doneBefore: 10,
      itemsApplied: 30,
      total: 90,
    })
    .execute();
  shop.clock.advance({ seconds: 40 });
  expect(await progress()).toMatchObject({ done: 30, secondsLeft: 120 });
  await expect(getImportProgress(shop, 99)).rejects.toMatchObject({ code: "not-found" });
});

test("cancels an import without a worker at once, and no ended one", async () => {
  const shop = await testShop();
  const { syncLogId } = await runImport(shop, testSource(items(1)), { by });
  await expect(cancelImport(shop, syncLogId)).rejects.toMatchObject({ code: "conflict" });
  await shop.db.updateTable("importRuns").set({ state: "applying" }).execute();
  await cancelImport(shop, syncLogId);
  expect(await getImportProgress(shop, syncLogId)).toMatchObject({ state: "cancelled" });
});
