// npm run test:mutation -- src/domain/access [--sample=20] [--share=b] [--workers=1] [--skip-static]: changes the code
// of an area in many small ways, one at a time, and reports the changes that no test of the area notices.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { bundledNodePath, shopEnvironment } from "./set-up.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const CHUNK_LINES = 10;
const SHARED = "src/domain";
/** The tests of all calls, without two files that send thousands of broken bodies and take most of the time. */
const TESTS_OF_ALL_CALLS = "src/api/!(fuzzed-bodies|malicious-requests).test.ts";

const area = process.argv.slice(2).find((word) => !word.startsWith("--"));
/** @param {string} name @param {number} fallback */
const readNumber = (name, fallback) =>
  Number(new RegExp(`--${name}=(\\d+)`).exec(process.argv.join(" "))?.[1] ?? fallback);
const percent = readNumber("sample", 100);
/** Another word samples other lines. */
const share = /--share=(\w+)/.exec(process.argv.join(" "))?.[1] ?? "";
if (!area || !existsSync(path.join(root, area))) {
  console.error("Name a folder or file: npm run test:mutation -- src/domain/access [--sample=20]");
  process.exit(2);
}

const reports = path.join(root, "test-results", "mutation");
mkdirSync(reports, { recursive: true });
const reportName = area.replaceAll("/", "-");
// One an area, so that two can run side by side.
const configFile = path.join(reports, `${reportName}.stryker.json`);
writeFileSync(
  configFile,
  JSON.stringify({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "vitest.mutation.config.ts", related: false },
    // Stryker reads the configuration of TypeScript 5; without one it leaves it alone.
    tsconfigFile: "none.json",
    mutate: sample(listSourceFiles(area)),
    // Texts for people are not behavior.
    mutator: { excludedMutations: ["StringLiteral"] },
    coverageAnalysis: "perTest",
    // Mutants in what is read while modules load, each of which takes a run of all the tests.
    ignoreStatic: process.argv.includes("--skip-static"),
    // Long, so that a slow test on a busy machine does not count as a mutant that hung.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
    concurrency: readNumber("workers", 2),
    reporters: ["progress-append-only", "clear-text", "json"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: path.join(reports, `${reportName}.json`) },
    tempDirName: path.join("test-results", "mutation-sandbox", reportName),
    ignorePatterns: ["build", "data", "public", "test-results"],
  }),
);
const tool = path.join(root, "node_modules", "@stryker-mutator", "core", "bin", "stryker.js");
const { status } = spawnSync(bundledNodePath(root), [tool, "run", configFile], {
  cwd: root,
  stdio: "inherit",
  env: { ...shopEnvironment(root), MUTATION_TESTS: listTests(area).join(",") },
});
process.exitCode = status ?? 1;

/** @param {string} named a folder or one file; src/domain stands for the files directly in it, which its areas share */
function listSourceFiles(named) {
  const folder = path.join(root, named);
  const files = statSync(folder).isFile()
    ? [named]
    : readdirSync(folder, { recursive: named !== SHARED, encoding: "utf8" }).map((file) =>
        path.posix.join(named, file.replaceAll(path.sep, "/")),
      );
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted();
}

/**
 * The area's own tests and those of the calls that reach it; of a folder of calls, its own and those of all calls.
 * @param {string} folder
 */
function listTests(folder) {
  if (folder === SHARED || (path.dirname(folder) === SHARED && folder.endsWith(".ts"))) {
    return [`${SHARED}/*.test.ts`];
  }
  const calls = /^src\/api\/[^/.]+/.exec(folder)?.[0];
  if (calls) return [`${calls}/**/*.test.ts`, TESTS_OF_ALL_CALLS];
  const own = folder.replace(/^(src\/domain\/[^/]+|src\/[^/]+).*/, "$1");
  const reaching = own
    .replace("src/domain/", "src/api/")
    .replace(/^src\/(contract|http)$/, "src/api");
  return [...new Set([own, reaching])].map((name) => `${name}/**/*.test.ts`);
}

/**
 * Picks about the given share of each file's lines, in chunks, the same on every run.
 * @param {string[]} files
 * @returns {string[]} ranges as Stryker reads them
 */
function sample(files) {
  if (percent >= 100) return files;
  return files.flatMap((file) => {
    const lines = readFileSync(path.join(root, file), "utf8").split("\n").length;
    const starts = Array.from(
      { length: Math.ceil(lines / CHUNK_LINES) },
      (_, at) => at * CHUNK_LINES,
    );
    return starts
      .filter((start) => hash(`${share}${file}:${start}`) % 100 < percent)
      .map((start) => `${file}:${start + 1}-${start + CHUNK_LINES}`);
  });
}

/**
 * FNV-1a, 32 bits.
 * @param {string} text
 */
function hash(text) {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return value;
}
