import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const CHECKLISTS = ["docs/admin-checklist.md", "docs/storefront-checklist.md"];

const testNames = new Set(
  globSync("{src,tests,scripts}/**/*.{test,spec}.{ts,tsx}").map((file) =>
    path.basename(file).replace(/\.spec\.ts$/, ""),
  ),
);

test.each(CHECKLISTS)("%s names a test that exists for every sentence", (file) => {
  const rows = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => /^\|(?! *(?:§|-))/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map((cells) => ({ sentence: cells.at(-3), tests: cells.at(-2) ?? "" }))
    .filter(({ tests }) => tests !== "Test");
  expect(rows.length).toBeGreaterThan(50);
  for (const { sentence, tests } of rows) {
    const names = [...tests.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
    expect({ sentence, tests: names.length }).not.toEqual({ sentence, tests: 0 });
    expect(names.filter((name) => !testNames.has(name))).toEqual([]);
  }
});
