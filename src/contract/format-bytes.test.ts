import { expect, test } from "vitest";
import { formatBytes } from "./format-bytes.ts";

test("formats sizes in MB and GB", () => {
  expect([formatBytes(14_234_567), formatBytes(2_500_000_000), formatBytes(900)]).toEqual([
    "14.2 MB",
    "2.5 GB",
    "0.1 MB",
  ]);
});
