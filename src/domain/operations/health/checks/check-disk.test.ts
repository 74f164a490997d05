import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { checkDisk, describeDisk } from "./check-disk.ts";

const GB = 1_000_000_000;
const disk = { total: 40 * GB, needed: 2 * GB, dailyBytes: GB };

test.each([
  [2 * GB - 1, "failed", "The disk is too full for the next backup: 2.0 GB of 40.0 GB are free."],
  [2 * GB, "warning", "2.0 GB of 40.0 GB are free. At this pace that is enough for 0 days."],
  [3.9 * GB, "warning", "3.9 GB of 40.0 GB are free. At this pace that is enough for 1 day."],
  [31.9 * GB, "warning", "31.9 GB of 40.0 GB are free. At this pace that is enough for 29 days."],
  [32 * GB, "ok", "32.0 GB of 40.0 GB are free. At this pace that is enough for 30 days."],
])("with %d bytes free, 2 GB of which a backup needs, it is %s", (free, state, sentence) => {
  expect(describeDisk({ ...disk, free })).toMatchObject({ state, sentence });
});

test.each([
  [365, "365 days"],
  [366, "more than a year"],
])("what lasts for %d days is enough for %s", (days, said) => {
  const { sentence } = describeDisk({ ...disk, total: 500 * GB, free: (2 + days) * GB });
  expect(sentence).toContain(`enough for ${said}.`);
});

test("says how full it is, and where to make room", () => {
  const mended = { used: 0.975, screen: "/admin/trash" };
  expect(describeDisk({ ...disk, free: GB })).toMatchObject(mended);
  expect(describeDisk({ ...disk, needed: 0, free: GB })).toMatchObject(mended);
  expect(describeDisk({ ...disk, total: 0, free: 0 }).used).toBe(1);
});

test("what is free lasts where no photos come", () => {
  const { state, sentence } = describeDisk({ ...disk, free: 2 * GB, dailyBytes: 0 });
  expect([state, sentence]).toEqual([
    "ok",
    expect.stringContaining("enough for more than a year."),
  ]);
});

test("measures the disk of the shop's files", async () => {
  const { sentence, used } = await checkDisk({ ...(await testShop()), dataDir: tmpdir() });
  expect(sentence).toMatch(/\d [GMT]B of \d[\d.,]* [GMT]B are free/);
  expect(used).toBeGreaterThan(0);
});
