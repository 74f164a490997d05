import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * The folder that holds the PostgreSQL server's programs (initdb, postgres), version 15 or later,
 * or undefined when the machine has none.
 * @returns {string | undefined}
 */
export function findPostgres() {
  return candidates().find((folder) => isServer(folder));
}

const oldestVersion = 15;

function candidates() {
  return [
    ...versionsIn("/usr/lib/postgresql", "bin"),
    ...(process.env["PATH"] ?? "").split(path.delimiter),
    ...askPgConfig(),
    ...versionsIn("/Applications/Postgres.app/Contents/Versions", "bin"),
    ...[18, 17, 16, 15].flatMap((version) => [
      `/opt/homebrew/opt/postgresql@${version}/bin`,
      `/usr/local/opt/postgresql@${version}/bin`,
      `/usr/pgsql-${version}/bin`,
    ]),
  ];
}

/**
 * @param {string} folder
 * @param {string} inner
 */
function versionsIn(folder, inner) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
    .map((version) => path.join(folder, version, inner));
}

function askPgConfig() {
  try {
    return [execFileSync("pg_config", ["--bindir"], { encoding: "utf8", stdio: "pipe" }).trim()];
  } catch {
    return [];
  }
}

/** @param {string} folder */
function isServer(folder) {
  const server = path.join(folder, "postgres");
  if (!existsSync(server) || !existsSync(path.join(folder, "initdb"))) return false;
  const version = execFileSync(server, ["--version"], { encoding: "utf8" });
  return Number.parseInt(version.replace(/^\D+/, ""), 10) >= oldestVersion;
}
