// npm test: sets up a fresh clone, runs all tests and prints how many passed and failed.
// npm test -- orders: only the tests whose paths have that word, on both databases and in the browser.
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { ensureBrowser, ensureOtherBrowsers, ensurePostgres } from "./ensure-test-tools.mjs";
import { memoryFolder } from "./memory-folder.mjs";
import { readPlaywrightReport, readVitestReport } from "./read-test-reports.mjs";
import {
  shopEnvironment,
  detectMachineEnvironment,
  bundledNodePath,
  SetUpError,
} from "./set-up.mjs";

/** @typedef {import("./read-test-reports.mjs").Counts} Counts */

/** Words that the paths of the tests to run have; none for all of them. */
const areas = process.argv.slice(2);
const root = fileURLToPath(new URL("..", import.meta.url));
const reports = path.join(root, "test-results");
/** Temporary files of all tests: thousands of commits are synced, which on a disk takes milliseconds each. */
const temporary = mkdtempSync(path.join(memoryFolder(4), "fernhill-tests-"));
// PostgreSQL may run as another user.
chmodSync(temporary, 0o711);
process.once("exit", () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }));
const done = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const summary = [];
/** @type {string[]} */
const notRun = [];

if (await step("packages", () => ensureInstalled(root))) {
  await runStages();
}
console.log(`\n${summary.join("\n")}`);
for (const sentence of notRun) console.log(sentence);
const skipped = done.skipped ? `, ${done.skipped} skipped` : "";
console.log(`${done.passed} passed, ${done.failed} failed${skipped}`);
process.exitCode = done.failed > 0 ? 1 : 0;

async function runStages() {
  rmSync(reports, { recursive: true, force: true });
  const browser = await step("browser", () => ensureBrowser(root));
  const postgres = await step("PostgreSQL", async () => (await ensurePostgres()) ?? "not found");
  const isWhole = areas.length === 0;
  if (isWhole) await step("other browsers", findOtherBrowsers);
  // Beside the build, which uses one processor most of its time, and beside the tests that wait for clocks.
  const checked =
    isWhole &&
    step("check", async () => {
      if (await run("npm", ["run", "--silent", "check"], detectMachineEnvironment())) return;
      throw new SetUpError("npm run check failed.");
    });
  const built = await step("build", () => ensureBuilt(root));
  const hasPostgres = postgres && postgres !== "not found";
  // Side by side: all of them wait for processes, disks and clocks a third of their time.
  await Promise.all([
    checked,
    tests("unit and SQLite tests", () => runVitest("sqlite", ["unit", "process", "sqlite"])),
    hasPostgres && tests("PostgreSQL tests", () => runVitest("postgres", ["postgres"])),
    isWhole && built && tests("Firefox and WebKit", () => runVitest("browsers", ["browsers"])),
  ]);
  if (!hasPostgres) {
    notRun.push(
      "The PostgreSQL tests did not run: PostgreSQL 15 or later was not found and could not be installed.",
    );
  }
  if (built && browser) await tests("browser tests", () => runPlaywright(browser));
  if (done.passed + done.failed > 0) return;
  console.error(`No test has ${areas.join(" or ")} in its path.`);
  done.failed += 1;
}

/** @returns the names of those that were found */
async function findOtherBrowsers() {
  const { found, missing } = await ensureOtherBrowsers();
  for (const name of missing) {
    notRun.push(
      `The journeys in ${name} did not run: it was not found and could not be installed.`,
    );
  }
  return found.join(", ") || "not found";
}

/**
 * Runs a step of the set-up. A failed one is reported and counts as a failure.
 * @param {string} name
 * @param {() => unknown} action whose result, if it is text, is shown in the summary
 * @returns {Promise<string | undefined>} the result of the action or "done"; undefined when it failed
 */
async function step(name, action) {
  const report = beginReport(name);
  try {
    const outcome = await action();
    const text = typeof outcome === "string" ? outcome : "done";
    report(text);
    return text;
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error;
    console.error(error.message);
    done.failed += 1;
    report("FAILED");
    return undefined;
  }
}

/**
 * @param {string} name
 * @param {() => Promise<Counts>} action
 */
async function tests(name, action) {
  console.log(`\n${name}`);
  const report = beginReport(name);
  const counts = await action();
  for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) {
    done[key] += counts[key];
  }
  const { passed, failed, skipped: left } = counts;
  report(`${passed} passed, ${failed} failed${left ? `, ${left} skipped` : ""}`);
}

/**
 * Its line of the summary stands where it began, whatever ends first.
 * @param {string} name
 * @returns {(outcome: string) => void} writes the line
 */
function beginReport(name) {
  const from = performance.now();
  const place = summary.push("") - 1;
  return (outcome) => {
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    summary[place] = `${name.padEnd(24)}${seconds.padStart(7)} s  ${outcome}`;
  };
}

/**
 * @param {string} name
 * @param {string[]} projects
 */
async function runVitest(name, projects) {
  const file = path.join(reports, `${name}.json`);
  const ended = await runTool("vitest/vitest.mjs", [
    "run",
    ...areas,
    ...(areas.length > 0 ? ["--passWithNoTests"] : []),
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  return readVitestReport(file, ended);
}

/** @param {string} browser */
async function runPlaywright(browser) {
  const words = areas.length > 0 ? [...areas, "--pass-with-no-tests"] : [];
  const ended = await runTool("@playwright/test/cli.js", ["test", ...words], {
    CHROME_PATH: browser,
  });
  return readPlaywrightReport(path.join(reports, "e2e.json"), ended);
}

/**
 * @param {string} tool a script in node_modules
 * @param {string[]} parameters
 * @param {Record<string, string>} [variables]
 */
function runTool(tool, parameters, variables = {}) {
  const script = path.join(root, "node_modules", ...tool.split("/"));
  return run(bundledNodePath(root), [script, ...parameters], {
    ...shopEnvironment(root),
    TMPDIR: temporary,
    ...variables,
  });
}

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(command, parameters, env) {
  const child = spawn(command, parameters, {
    cwd: root,
    // CI=true makes tools write colors even to a file.
    env: process.stdout.isTTY ? env : { ...env, NO_COLOR: "1" },
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  let stopped = false;
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    stopped = true;
    child.kill(signal);
  };
  process.on("SIGINT", end).on("SIGTERM", end);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      process.off("SIGINT", end).off("SIGTERM", end);
      if (stopped) process.exit(1);
      resolve(code === 0);
    });
  });
}
