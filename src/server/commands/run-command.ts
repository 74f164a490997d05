import { existsSync } from "node:fs";
import { DatabaseTooNewError } from "#database/migrate.ts";
import { DomainError } from "#domain/errors.ts";
import { type Config, ConfigError, readConfig } from "../startup/config.ts";
import { DataDirError } from "../startup/data-dir.ts";
import { DatabaseUnreachableError } from "../startup/open-shop.ts";

/** The command cannot be done as it was asked for. The message is a sentence for whoever asked. */
export class CommandError extends Error {
  override name = "CommandError";
}

const TOLD = [
  CommandError,
  ConfigError,
  DataDirError,
  DatabaseTooNewError,
  DatabaseUnreachableError,
  DomainError,
];

/**
 * Runs a command of the shop with the settings of its environment and what stands after its name.
 * What goes wrong in an expected way is told in one line, and the process ends with 1.
 */
export async function runCommand(
  work: (config: Config, parameters: string[]) => Promise<void>,
): Promise<void> {
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    await work(readConfig(process.env), process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  if (TOLD.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof AggregateError && error.errors.length > 0) return describe(error.errors[0]);
  // The disk and the database name what they refuse by a code; anything else is a fault of the shop's.
  if (!(error instanceof Error) || !("code" in error)) throw error;
  return `That could not be finished: ${error.message}.`;
}

/** One line for whoever ran the command. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
