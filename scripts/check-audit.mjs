// Part of npm run check: no run-time dependency has a known severe vulnerability. It passes with a
// message where the registry cannot be reached or has no advisories.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { detectMachineEnvironment } from "./set-up.mjs";

const PATIENCE_MILLISECONDS = 20_000;

/**
 * Summarizes the report of npm audit.
 * @param {string} output of npm audit --json
 * @returns {{ sentence: string, isGood: boolean }}
 */
export function summarizeAudit(output) {
  const report = readReport(output);
  if (!report?.vulnerabilities) {
    return { sentence: "Audit skipped: the registry returned no advisories.", isGood: true };
  }
  const serious = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severity === "high" || severity === "critical")
    .map(([name, { severity }]) => `${name} (${severity})`);
  return serious.length === 0
    ? { sentence: "No run-time dependency has a known severe vulnerability.", isGood: true }
    : {
        sentence: `Known severe vulnerabilities: ${serious.join(", ")}. See npm audit.`,
        isGood: false,
      };
}

/**
 * @param {string} output
 * @returns {{ vulnerabilities?: Record<string, { severity: string }> } | undefined}
 */
function readReport(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const parameters = [
    "audit",
    "--json",
    "--omit=dev",
    "--fetch-retries=0",
    "--fetch-timeout=15000",
  ];
  const { stdout } = spawnSync("npm", parameters, {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: detectMachineEnvironment(),
    encoding: "utf8",
    timeout: PATIENCE_MILLISECONDS,
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  const { sentence, isGood } = summarizeAudit(stdout ?? "");
  console.log(sentence);
  process.exitCode = isGood ? 0 : 1;
}
