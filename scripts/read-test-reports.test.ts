import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./read-test-reports.mjs";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-reports-"));
  file = path.join(folder, "report.json");
});
afterEach(() => rm(folder, { recursive: true }));

const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: "passed", assertionResults: [{ status: "passed" }] }],
};

test("counts passed and skipped tests", async () => {
  await writeFile(file, JSON.stringify(vitest));
  expect(readVitestReport(file, true)).toEqual({ passed: 5, failed: 0, skipped: 2 });
});

test("counts a test file that could not be loaded as a failure", async () => {
  const broken = { status: "failed", assertionResults: [] };
  await writeFile(file, JSON.stringify({ ...vitest, testResults: [broken, broken] }));
  expect(readVitestReport(file, false).failed).toBe(2);
});

test("counts at least one failure when the runner failed", async () => {
  expect(readVitestReport(file, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(readPlaywrightReport(file, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  await writeFile(file, JSON.stringify(vitest));
  expect(readVitestReport(file, false).failed).toBe(1);
});

test("counts a browser test that passed on retry as passed", async () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  await writeFile(file, JSON.stringify({ stats }));
  expect(readPlaywrightReport(file, false)).toEqual({ passed: 4, failed: 1, skipped: 2 });
});
