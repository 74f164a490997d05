import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { connectPostgres } from "#database/connect.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { memoryFolder } from "../../scripts/memory-folder.mjs";
import { findPostgres } from "./find-postgres.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the throwaway server's maintenance database; its user may create databases. */
    postgresServer: string;
  }
}

export const templateDatabase = "shop_template";

/**
 * Global set-up of the postgres project: a throwaway server with one migrated template database,
 * gone when the run ends, however it ends.
 */
export default async function setUpPostgresCluster(project: TestProject) {
  const binaries = findPostgres();
  if (!binaries) {
    throw new Error(
      "PostgreSQL 15 or later was not found. Install it (Debian: apt-get install postgresql) or run: npx vitest run --project unit --project process --project sqlite",
    );
  }
  const cluster = await startCluster(binaries);
  await migrateTemplate(cluster.url);
  project.provide("postgresServer", cluster.url);
  return () => cluster.stop();
}

export type Cluster = {
  url: string;
  /** Path of its data folder. */
  data: string;
  /** Ends the server at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Ends the server as an operator would, with its connections; its files stay. */
  halt: () => Promise<void>;
  /** Starts a halted server again, and waits until it takes connections. */
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * A server of its own, on a free port, gone when it is stopped.
 * @param binaries folder of PostgreSQL's programs
 * @param settings parameters of the server; without them it is quick and forgets everything when killed
 */
export async function startCluster(
  binaries: string,
  settings: string[] = fastAndForgetful,
): Promise<Cluster> {
  const password = randomBytes(12).toString("hex");
  return serveFolder(binaries, password, settings, (folder, owner) =>
    createFiles(binaries, folder, password, owner),
  );
}

/** A standby that follows a server by streaming replication, until it is promoted. */
export function startStandby(
  binaries: string,
  primary: Cluster,
  settings: string[],
): Promise<Cluster> {
  const password = new URL(primary.url).password;
  return serveFolder(binaries, password, settings, (folder, owner) => {
    const source = ["-d", primary.url, "-D", path.join(folder, "data"), "-R", "-X", "stream"];
    execFileSync(path.join(binaries, "pg_basebackup"), [...source, "--checkpoint=fast"], {
      ...owner,
      cwd: folder,
      stdio: "pipe",
    });
  });
}

async function serveFolder(
  binaries: string,
  password: string,
  settings: string[],
  createData: (folder: string, owner: Owner) => void,
): Promise<Cluster> {
  // Memory spares the disk the thousand files of every database; small machines have little of it.
  const folder = mkdtempSync(path.join(memoryFolder(2), "fernhill-postgres-"));
  const data = path.join(folder, "data");
  const owner = chooseOwner();
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  createData(folder, owner);
  const port = await findFreePort();
  const start = () =>
    spawn(
      path.join(binaries, "postgres"),
      ["-D", data, "-p", String(port), "-k", folder, ...settings],
      { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
    );
  let server = start();
  const stop = stopper(() => server, folder);
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url, server).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const resume = () => {
    server = start();
    return waitUntilReady(url, server);
  };
  const [halt, kill] = [() => end(server, "SIGINT"), () => end(server, "SIGKILL")];
  return { url, data, halt, kill, resume, stop };
}

/* What is lost when the machine stops is not worth a single fsync. */
const fastAndForgetful = Object.entries({
  listen_addresses: "127.0.0.1",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  jit: "off",
  max_connections: "300",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "256MB",
}).flatMap(([name, value]) => ["-c", `${name}=${value}`]);

type Owner = { uid?: number; gid?: number };

/* PostgreSQL refuses to run as root. */
function chooseOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const users = ["postgres", "nobody"];
  for (const user of users) {
    try {
      const id = (flag: string) =>
        Number(execFileSync("id", [flag, user], { encoding: "utf8", stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      continue;
    }
  }
  throw new Error(`PostgreSQL refuses to run as root, and there is no user ${users.join(" or ")}.`);
}

function createFiles(binaries: string, folder: string, password: string, owner: Owner): void {
  const passwordFile = path.join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const parameters = ["-D", path.join(folder, "data"), "-U", "postgres", "-E", "UTF8", "-k"];
  // Tests open thousands of connections, and SCRAM is slow by design.
  const quick = ["--no-sync", "--auth=md5", `--pwfile=${passwordFile}`];
  execFileSync(path.join(binaries, "initdb"), [...parameters, ...quick, "--locale=C.UTF-8"], {
    ...owner,
    cwd: folder,
    stdio: "pipe",
  });
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

function stopper(current: () => ChildProcess, folder: string): () => Promise<void> {
  // Here nothing can be awaited any more: the server gets a moment to close its files.
  const atExit = () => {
    current().kill("SIGQUIT");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once("exit", atExit);
  return async () => {
    process.off("exit", atExit);
    await end(current(), "SIGQUIT");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once("exit", resolve));
  server.kill(signal);
  await gone;
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  let said = "";
  server.stderr?.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  for (let tries = 0; tries < 200; tries++) {
    if (server.exitCode !== null) break;
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error(`PostgreSQL did not start:\n${said}`);
}

async function migrateTemplate(server: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  const url = new URL(server);
  url.pathname = templateDatabase;
  const database = connectPostgres(url.href);
  await migrateDatabase(database, "postgres");
  await database.destroy();
}
