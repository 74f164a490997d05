import { expect, test } from "vitest";
import { dryRunQuery, isDryRun } from "./dry-run.ts";

test.each([
  [{ dryRun: "1" }, true],
  [{ dryRun: "true" }, true],
  [{ dryRun: "0" }, false],
  [{ dryRun: "false" }, false],
  [{}, false],
])("reads %j as %s", (query, expected) => {
  expect(isDryRun(dryRunQuery.parse(query))).toBe(expected);
});

test("refuses another value, so that a typo imports nothing", () => {
  for (const dryRun of ["yes", "TRUE", "2", " 1"]) {
    expect(dryRunQuery.safeParse({ dryRun }).success).toBe(false);
  }
});
