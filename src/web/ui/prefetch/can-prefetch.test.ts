import { expect, test } from "vitest";
import { canPrefetch } from "./can-prefetch.ts";

test.each([
  [undefined, true],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "4g", saveData: true }, false],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "slow-2g" }, false],
])("over %j prefetches: %j", (connection, expected) => {
  expect(canPrefetch(connection)).toBe(expected);
});
