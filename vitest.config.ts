import { defineConfig } from "vitest/config";
import { COMPILE_CACHE } from "./tests/support/compile-cache.ts";
import { listTestsOnBothEngines } from "./tests/support/tests-on-both-engines.ts";

/** Tests beside what reaches the database: all run on SQLite, and on PostgreSQL those of what differs there. */
const database = ["src/{domain,database,api,http}/**/*.test.ts", "tests/pages/**/*.test.ts"];

const once = [
  "src/{contract,server,web}/**/*.test.{ts,tsx}",
  "{scripts,bench}/**/*.test.ts",
  "tests/architecture/**/*.test.ts",
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    setupFiles: "tests/support/set-up-test-file.ts",
    // A busy machine may take a while to reach a condition that is polled for.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Test files of a worker share its modules: loading them anew for each file costs half of all CPU time.
    isolate: false,
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
    projects: [
      { extends: true, test: { name: "unit", include: once } },
      {
        extends: true,
        test: {
          name: "process",
          include: ["tests/process/**/*.test.ts"],
          // Processes that are killed and restarted on a busy machine get a second try, as in the browser.
          retry: process.env["CI"] === "true" ? 1 : 0,
          globalSetup: "tests/support/build-app.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "browsers",
          include: ["tests/browsers/**/*.test.ts"],
          retry: process.env["CI"] === "true" ? 1 : 0,
          globalSetup: "tests/support/sample-shop.ts",
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: "sqlite",
          include: database,
          env: { TEST_ENGINE: "sqlite" },
          globalSetup: "tests/support/compile-cache.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: listTestsOnBothEngines(database),
          env: { TEST_ENGINE: "postgres" },
          globalSetup: ["tests/support/compile-cache.ts", "tests/support/postgres-cluster.ts"],
        },
      },
    ],
  },
});
