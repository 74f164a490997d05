import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Reads the counts of a Vitest report. A failed run counts at least one failure.
 * @param {string} file its JSON report
 * @param {boolean} ended whether the run succeeded
 * @returns {Counts}
 */
export function readVitestReport(file, ended) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = report.testResults;
  const brokenFiles = files.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((one) => one.status !== "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: atLeastOne(report.numFailedTests + brokenFiles.length, ended),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Reads the counts of a Playwright report. A failed run counts at least one failure; a test that
 * passed on retry has passed (Playwright reports it as flaky).
 * @param {string} file its JSON report
 * @param {boolean} ended whether the run succeeded
 * @returns {Counts}
 */
export function readPlaywrightReport(file, ended) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats } = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: stats.expected + stats.flaky,
    failed: atLeastOne(stats.unexpected, ended),
    skipped: stats.skipped,
  };
}

/**
 * @param {number} failed
 * @param {boolean} ended
 */
function atLeastOne(failed, ended) {
  return ended ? failed : Math.max(failed, 1);
}
