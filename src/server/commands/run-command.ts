import { existsSync } from "node:fs";
import { DatabaseUnavailableError } from "#database/database-unavailable.ts";
import { DatabaseVersionError, MigrationError } from "#database/migrate.ts";
import { DomainError } from "#domain/errors.ts";
import { type Config, ConfigError, readConfig } from "../startup/config.ts";
import { DataDirError } from "../startup/data-dir.ts";
import { DatabaseUnreachableError } from "../startup/open-shop.ts";

/** Wrong use of a command. Its message is printed as it is. */
export class CommandError extends Error {
  override name = "CommandError";
}

const EXPECTED_ERRORS = [
  CommandError,
  ConfigError,
  DataDirError,
  DatabaseVersionError,
  DatabaseUnreachableError,
  DomainError,
  MigrationError,
];

/**
 * Runs a command with its configuration and arguments. An expected error is printed in one line with exit code 1.
 * @param prepare may complete the environment before the configuration is read
 */
export async function runCommand(
  work: (config: Config, parameters: string[]) => Promise<void>,
  prepare: (parameters: string[]) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  // Whatever a command writes is its user's alone.
  process.umask(0o077);
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    const parameters = process.argv.slice(2);
    await prepare(parameters);
    await work(readConfig(process.env), parameters);
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  if (EXPECTED_ERRORS.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof AggregateError && error.errors.length > 0) return describe(error.errors[0]);
  if (error instanceof DatabaseUnavailableError) {
    return `The database of DATABASE_URL cannot be reached: ${error.message}.`;
  }
  // Errors of the disk and the database have a code; anything else is a bug.
  if (!(error instanceof Error) || !("code" in error)) throw error;
  return `That could not be finished: ${error.message}.`;
}

export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
