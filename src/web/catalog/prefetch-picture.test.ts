import { expect, test } from "vitest";
import { mayFetchAhead } from "./prefetch-picture.ts";

test.each([
  [undefined, true],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "4g", saveData: true }, false],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "slow-2g" }, false],
])("over %j it is fetched ahead: %j", (connection, may) => {
  expect(mayFetchAhead(connection)).toBe(may);
});
