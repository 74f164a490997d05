import { expect, test } from "vitest";
import { listTestsWithoutDatabase } from "#tests/support/tests-without-database.ts";
import { isTestFile, listFiles, readText } from "./source-files.ts";

const TESTS = ["src/{domain,database,api,http}/**/*.test.ts", "tests/pages/**/*.test.ts"];
const OPENS =
  /\b(?:testShop|testApp|mailingShop|openTestDatabase|createTestDatabase|connectSqlite|connectPostgres)\(/;

const once = new Set(listTestsWithoutDatabase(TESTS));
const countEngines = (file: string) => (once.has(file) ? 1 : 2);

test("tests that open a database run on both engines", () => {
  const opening = listFiles(TESTS)
    .filter(isTestFile)
    .filter((file) => OPENS.test(readText(file)));
  expect(opening.length).toBeGreaterThan(300);
  expect(opening.filter((file) => once.has(file))).toEqual([]);
});

test("tests that open one through other files run on both engines, and pure ones once", () => {
  expect(countEngines("src/domain/importing/parsing/parse-price.test.ts")).toBe(1);
  expect(countEngines("src/domain/media/storage/media-store.test.ts")).toBe(1);
  expect(countEngines("src/domain/importing/spreadsheets/round-trip.test.ts")).toBe(2);
  expect(countEngines("src/api/fuzzed-bodies.test.ts")).toBe(2);
});
