import { expect, test } from "vitest";
import {
  differsByEngine,
  listModules,
  listTestsOnBothEngines,
} from "#tests/support/tests-on-both-engines.ts";
import { isTestFile, listFiles, listSourceFiles, readText } from "./source-files.ts";

const TESTS = ["src/{domain,database,api,http}/**/*.test.ts", "tests/pages/**/*.test.ts"];

const both = listTestsOnBothEngines(TESTS);

const NOT_REACHED = [
  // For a command, by the time they were added.
  "src/domain/access/people/list-admins.ts",
];

test.each([
  "sql`now()`",
  "sql<boolean>`${column} = 1`",
  "sql.raw(text)",
  'query.where("id", "=", id).forUpdate()',
  "await sharedAdvisoryLock(shop, subject)",
  'values(row).onConflict((one) => one.column("id").doNothing())',
  "await onUniqueViolation(write, toError)",
  'where("path", "like", prefix)',
  'where(contains(eb.ref("name"), text))',
  '.groupBy("productId")',
  '.distinct().select("id")',
  '.orderBy("tags.name")',
  'engine === "postgres"',
])("%s differs by engine", (text) => {
  expect(differsByEngine(text)).toBe(true);
});

test.each([
  'db.selectFrom("tags").select("id").where("slug", "=", slug)',
  '.orderBy("position")',
  "Map.groupBy(rows, ({ id }) => id)",
  "element.contains(other)",
])("%s does not", (text) => {
  expect(differsByEngine(text)).toBe(false);
});

test("tests of what differs run on both engines, the others once", () => {
  expect(both).toEqual(
    expect.arrayContaining([
      "src/api/fuzzed-bodies.test.ts",
      "src/database/migrate.test.ts",
      "src/domain/contains.test.ts",
      "src/domain/sales/stock/take-stock.test.ts",
      "tests/pages/revision-triggers.test.ts",
    ]),
  );
  expect(both).not.toContain("src/api/catalogue/tags.test.ts");
  expect(both).not.toContain("src/domain/importing/parsing/parse-price.test.ts");
  expect(both.length).toBeLessThan(listFiles(TESTS).filter(isTestFile).length / 2);
});

test("each statement that differs is reached by a test that runs on both engines", () => {
  const reached = new Set(both);
  for (const file of reached) for (const to of listModules(file)) reached.add(to);
  const differing = listSourceFiles().filter(
    (file) => /^src\/(?:domain|database|api|http)\//.test(file) && differsByEngine(readText(file)),
  );
  expect(differing.length).toBeGreaterThan(150);
  expect(differing.filter((file) => !reached.has(file))).toEqual(NOT_REACHED);
});
