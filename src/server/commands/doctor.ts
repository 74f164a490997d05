import { existsSync } from "node:fs";
import type { Health, HealthCheck } from "#contract/operations/health.ts";
import { databaseFile } from "#database/database-file.ts";
import { checkHealth } from "#domain/operations/health/check-health.ts";
import type { Config } from "../startup/config.ts";
import { createLog } from "../logging/create-log.ts";
import { openShop } from "../startup/open-shop.ts";
import { CommandError, printLine, runCommand } from "./run-command.ts";

const SIGNS = { ok: "ok      ", warning: "warning ", failed: "FAILED  " };

/**
 * `npm run doctor [-- --json]`: the checks of the Health screen, beside the running shop or on a stopped one.
 * Reads only. Exits with 1 when a check failed.
 */
await runCommand(async (config, options) => {
  const [option, ...more] = options;
  if (more.length > 0 || (option !== undefined && option !== "--json")) {
    throw new CommandError("Say npm run doctor, or npm run doctor -- --json");
  }
  const health = await examine(config);
  if (option === "--json") printLine(JSON.stringify(health, null, 2));
  else for (const check of health.checks) printCheck(check);
  if (health.checks.some(({ state }) => state === "failed")) process.exitCode = 1;
});

/** A shop that can't be opened is the finding: its database is damaged or of another version. */
async function examine(config: Config): Promise<Health> {
  if (!config.databaseUrl && !existsSync(databaseFile(config.dataDir))) {
    throw new CommandError(
      `There is no shop in ${config.dataDir}. Set DATA_DIR, or start it once.`,
    );
  }
  const log = createLog("error", (line) => void process.stderr.write(line));
  const opened = await openShop(config, log, { beside: true }).catch((error: unknown) => {
    if (error instanceof Error) return error;
    throw error;
  });
  if (opened instanceof Error) {
    return { checks: [{ name: "Database", state: "failed", sentence: opened.message }] };
  }
  try {
    return await checkHealth(opened.shop);
  } finally {
    await opened.close();
  }
}

function printCheck({ name, state, sentence, fix }: HealthCheck): void {
  printLine(`${SIGNS[state]}${name}: ${sentence}`);
  if (fix && state !== "ok") printLine(`          ${fix}`);
}
