import { existsSync, readFileSync } from "node:fs";
import { listLoadedImports } from "../architecture/import-graph.ts";
import { isTestFile, listFiles } from "../architecture/source-files.ts";

/** Whoever opens a database imports one of these, directly or through other files. */
const DATABASE = new Set([
  "src/database/connect.ts",
  "src/database/postgres-pool.ts",
  "src/database/sqlite-driver.ts",
  "tests/support/create-test-database.ts",
]);

/**
 * The test files among those that match from which no import leads to a database: on a second engine
 * they would prove the same again.
 */
export function listTestsWithoutDatabase(patterns: string[]): string[] {
  const reaching = new Map<string, string[]>();
  const seen = new Set(listFiles(patterns).filter(isTestFile));
  const tests = [...seen];
  for (const file of seen) {
    for (const { to } of listLoadedImports(file)) {
      if (!/\.tsx?$/.test(to) || !existsSync(to)) continue;
      reaching.set(to, [...(reaching.get(to) ?? []), file]);
      seen.add(to);
    }
  }
  const withDatabase = new Set(DATABASE);
  for (const file of tests)
    if (readFileSync(file, "utf8").includes("TEST_ENGINE")) withDatabase.add(file);
  for (const file of withDatabase) {
    for (const from of reaching.get(file) ?? []) withDatabase.add(from);
  }
  return tests.filter((file) => !withDatabase.has(file));
}
