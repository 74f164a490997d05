import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const tests = (process.env["MUTATION_TESTS"] ?? "src/contract/**/*.test.ts").split(",");

/** A run ends with the first failure, so the tests nearest to the mutated code run first. */
class NearestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => distanceOf(a) - distanceOf(b)));
  }
}

/** Tests of the area itself before those of the calls, and those before the ones in subfolders. */
function distanceOf({ moduleId }: TestSpecification): number {
  const file = path.relative(process.cwd(), moduleId);
  const pattern = tests.findIndex((glob) => path.matchesGlob(file, glob));
  return pattern * 100 + file.split(path.sep).length;
}

/** The tests beside the area that is mutated and those of its API, on SQLite. */
export default defineConfig({
  test: {
    include: tests,
    setupFiles: "tests/support/set-up-test-file.ts",
    env: { TEST_ENGINE: "sqlite" },
    // Modules load once a run instead of once a test file; each mutant gets a process of its own.
    isolate: false,
    sequence: { sequencer: NearestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
