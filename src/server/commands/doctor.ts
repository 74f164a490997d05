import type { HealthCheck } from "#contract/operations/health.ts";
import { DataDirError } from "../startup/data-dir.ts";
import { examineShop } from "./examine-shop.ts";
import { CommandError, printLine, runCommand } from "./run-command.ts";

const SIGNS = { ok: "ok      ", warning: "warning ", failed: "FAILED  " };
const INDENT = " ".repeat(10);

/**
 * `npm run doctor [-- --json]`: the checks of the Health screen, beside the running shop or on a stopped one.
 * Reads only. Exits with 1 when a check failed.
 */
await runCommand(async (config, options) => {
  const [option, ...more] = options;
  if (more.length > 0 || (option !== undefined && option !== "--json")) {
    throw new CommandError("Say npm run doctor, or npm run doctor -- --json");
  }
  const isJson = option === "--json";
  const health = await examineShop(config).catch((error: unknown) => {
    if (!isJson || !(error instanceof DataDirError)) throw error;
    return { checks: [withoutShop(error)] };
  });
  if (isJson) printLine(JSON.stringify(health, null, 2));
  else for (const check of health.checks) printCheck(check);
  if (health.checks.some(({ state }) => state === "failed")) process.exitCode = 1;
});

/** Whatever reads the JSON gets it for a folder without a shop, too. */
function withoutShop({ message: sentence }: DataDirError): HealthCheck {
  return { name: "Database", checkedAt: new Date().toISOString(), state: "failed", sentence };
}

function printCheck({ name, state, sentence, meaning, fix, command, details }: HealthCheck): void {
  printLine(`${SIGNS[state]}${name}: ${sentence}`);
  if (state === "ok") return;
  for (const line of [meaning, ...(details ?? []), fix, command]) {
    if (line !== undefined) printLine(`${INDENT}${line}`);
  }
}
