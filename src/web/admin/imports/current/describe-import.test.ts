import { expect, test } from "vitest";
import type { SyncType } from "#contract/channels/sync-logs.ts";
import { formatProgress, formatRecordCount, formatTimeLeft } from "./describe-import.ts";

test.each([
  [null, null],
  [0, "a few seconds left"],
  [9.4, "a few seconds left"],
  [11, "about 20 seconds left"],
  [54, "about 60 seconds left"],
  [55, "about a minute left"],
  [89, "about a minute left"],
  [150, "about 3 minutes left"],
  [3500, "about 58 minutes left"],
  [3599, "about an hour left"],
  [9000, "about 3 hours left"],
])("formats %s seconds left as %s", (seconds, words) => {
  expect(formatTimeLeft(seconds)).toBe(words);
});

test("formats progress with the total if it is known", () => {
  expect(formatProgress({ done: 1312, total: 5000 })).toBe("1,312 of 5,000");
  expect(formatProgress({ done: 7, total: null })).toBe("7");
});

const describe = (syncType: SyncType, recordsSuccess: number, recordsError = 0) =>
  formatRecordCount({ syncType, recordsSuccess, recordsError });

test("counts records in the words of the sync type", () => {
  expect(describe("woocommerce", 1024, 4)).toBe("1,024 pieces, 4 failed");
  expect(describe("spreadsheet", 1)).toBe("1 record");
  expect(describe("conversion", 1)).toBe("1 collection");
  expect(describe("orders", 0)).toBe("0 records");
});
