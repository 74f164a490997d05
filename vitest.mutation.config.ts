import { defineConfig } from "vitest/config";

/** The tests beside the area that is mutated and those of its API, on SQLite. */
export default defineConfig({
  test: {
    include: (process.env["MUTATION_TESTS"] ?? "src/contract")
      .split(",")
      .map((folder) => `${folder}/**/*.test.ts`),
    setupFiles: "tests/support/set-up-test-file.ts",
    env: { TEST_ENGINE: "sqlite" },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
