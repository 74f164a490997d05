import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { text } from "node:stream/consumers";
import { findPostgres } from "#tests/support/find-postgres.mjs";
import { startCluster } from "#tests/support/postgres-cluster.ts";
import { readResidentMegabytes } from "#tests/support/resident-memory.ts";
import { type ShopServer, startMeasuredShop } from "#tests/support/shop-server.ts";
import { pinToCore } from "./http-load.ts";
import { openBenchShop } from "./open-bench-shop.ts";
import { quantile, type ResultRow } from "./results-table.ts";

const VISITS_A_SECOND = 50;
const CONNECTIONS = 1000;
const GUESSING_AT_ONCE = 100;

type Visits = { p99: number; summary: string };
type Pair = { rest: Visits; trouble: Visits };
type Trouble = { name: string; make: (shop: ShopServer, round: number) => Promise<string> };

/**
 * How much longer visitors wait while somebody makes trouble: they come steadily from another core
 * than the shop's, and each time in trouble is set beside one at rest just before.
 */
export const measureLatencyUnderAbuse = (attempts: number, rounds: number): Promise<ResultRow[]> =>
  measureEngines(
    [
      { name: `${CONNECTIONS} connections, a byte a second`, make: trickle },
      {
        name: `${attempts} sign-ins from one address`,
        make: (shop, round) => guess(shop, attempts, "one", round),
      },
      {
        name: `${attempts} sign-ins from many`,
        make: (shop, round) => guess(shop, attempts, "many", round),
      },
    ],
    rounds,
  );

/** The same while the inquiry form is sent over and over. The limits are by the hour: one round. */
export const measureLatencyUnderSpam = (inquiries: number): Promise<ResultRow[]> =>
  measureEngines(
    [
      {
        name: `${inquiries} inquiries from one address`,
        make: (shop) => spam(shop, inquiries, "one"),
      },
      { name: `${inquiries} inquiries from many`, make: (shop) => spam(shop, inquiries, "many") },
    ],
    1,
  );

async function measureEngines(troubles: Trouble[], rounds: number): Promise<ResultRow[]> {
  const rows = await measureEngine("SQLite", {}, troubles, rounds);
  const binaries = findPostgres();
  if (!binaries) return rows;
  const cluster = await startCluster(binaries);
  try {
    const variables = {
      DATABASE_URL: cluster.url,
      SESSION_SECRET: "s".repeat(32),
      ENCRYPTION_KEY: "k".repeat(32),
    };
    return [...rows, ...(await measureEngine("PostgreSQL", variables, troubles, rounds))];
  } finally {
    await cluster.stop();
  }
}

async function measureEngine(
  engine: string,
  variables: Record<string, string>,
  troubles: Trouble[],
  rounds: number,
): Promise<ResultRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-bench-"));
  await fill(dataDir, variables["DATABASE_URL"]);
  // Attempts have many client addresses, by X-Forwarded-For.
  const settings = { DATA_DIR: dataDir, SAMPLE_DATA: "never", TRUST_PROXY: "1" };
  const shop = await startMeasuredShop({ ...settings, ...variables }, { before: pinToCore(0) });
  const measured: (Pair & { name: string })[] = [];
  try {
    await visitWhile(shop, () => sleep(5000));
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, make } of troubles) {
        const rest = await visitWhile(shop, () => sleep(15_000));
        const trouble = await visitWhile(shop, () => make(shop, round));
        measured.push({ name, rest, trouble });
        const p99s = `p99 ${rest.p99.toFixed(1)} → ${trouble.p99.toFixed(1)} ms`;
        console.error(`${engine}, ${name}: ${p99s}. ${trouble.summary}`);
        await sleep(1000);
      }
    }
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true });
  }
  return troubles.map(({ name }) => {
    const own = measured.filter((each) => each.name === name);
    const median = (of: (pair: Pair) => number) => quantile(own.map(of), 0.5);
    return {
      what: `visitors' p99, ${name}, ${engine}`,
      ours: `${median(({ trouble }) => trouble.p99).toFixed(1)} ms`,
      baseline: `at rest ${median(({ rest }) => rest.p99).toFixed(1)} ms`,
      ratio: median(({ rest, trouble }) => trouble.p99 / rest.p99),
      target: "≤ 3.00",
    };
  });
}

/** A shop of 1,000 pieces, in that folder or that database. */
async function fill(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const made = await openBenchShop(1000, databaseUrl);
  await made.shop.db.destroy();
  if (!databaseUrl) {
    await cp(path.join(made.dataDir, "shop.sqlite"), path.join(dataDir, "shop.sqlite"));
  }
  await made.close();
}

async function visitWhile(
  { baseURL }: ShopServer,
  make: () => Promise<string | void>,
): Promise<Visits> {
  const visiting = run("constant-rate-visits.ts", [baseURL, String(VISITS_A_SECOND)]);
  const summary = await make();
  visiting.stdin?.end();
  return { p99: Number(await visiting.written), summary: summary ?? "" };
}

/** Guessing leaves the core to the visitors, who measure there. */
async function guess({ baseURL }: ShopServer, attempts: number, from: string, round: number) {
  const given = [baseURL, String(attempts), from, String(GUESSING_AT_ONCE), String(round)];
  const statuses = await run("guess-passwords.ts", given, ["nice", "-n", "19"]).written;
  return `Answered ${statuses.trim()}`;
}

/** A person writes in the middle of the spam, some seconds after opening the form. */
async function spam(shop: ShopServer, inquiries: number, from: string): Promise<string> {
  const before = await readResidentMegabytes(shop.process.pid);
  const token = await openForm(shop);
  const given = [shop.baseURL, String(inquiries), from, String(GUESSING_AT_ONCE)];
  const spamming = run("send-spam.ts", given, ["nice", "-n", "19"]).written;
  await sleep(3200);
  const person = await writeAsPerson(shop, token);
  const statuses = await spamming;
  const after = await readResidentMegabytes(shop.process.pid);
  const memory = `${before.toFixed(0)} → ${after.toFixed(0)} MB`;
  return `Answered ${statuses.trim()}, a person in the middle of it ${person}. ${memory}.`;
}

async function openForm({ baseURL }: ShopServer): Promise<string> {
  const answer = await fetch(`${baseURL}/api/inquiries/token`);
  return ((await answer.json()) as { token: string }).token;
}

async function writeAsPerson({ baseURL }: ShopServer, token: string): Promise<string> {
  const answer = await fetch(`${baseURL}/api/inquiries`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": "192.0.2.9" },
    body: JSON.stringify({
      name: "Ana Castillo",
      email: "ana@example.com",
      message: "Is the opal ring still available?",
      token,
    }),
  });
  const { message } = (await answer.json()) as { message: string };
  return `${answer.status} ("${message}")`;
}

function run(program: string, given: string[], before: string[] = []) {
  const file = fileURLToPath(new URL(`latency-under-abuse/${program}`, import.meta.url));
  const [command = "", ...rest] = [...pinToCore(1), ...before, process.execPath, file, ...given];
  const child = spawn(command, rest, { stdio: ["pipe", "pipe", "inherit"] });
  const written = Promise.all([text(child.stdout), once(child, "exit")]).then(
    ([summary, [code]]) => {
      if (code !== 0) throw new Error(`${program} ended with ${String(code)}.`);
      return summary;
    },
  );
  return { stdin: child.stdin, written };
}

async function trickle({ baseURL }: ShopServer): Promise<string> {
  const { hostname, port } = new URL(baseURL);
  const sockets: Socket[] = [];
  for (let count = 0; count < CONNECTIONS; count += 1) {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    sockets.push(socket);
    if (count % 50 === 0) await once(socket, "connect");
  }
  const header = `GET / HTTP/1.1\r\nHost: ${hostname}\r\nX-Slow: ${"x".repeat(10_000)}`;
  for (let sent = 0; sent < 15; sent += 1) {
    for (const socket of sockets) if (!socket.destroyed) socket.write(header[sent] ?? "x");
    await sleep(1000);
  }
  const left = sockets.filter(({ destroyed }) => !destroyed).length;
  for (const socket of sockets) socket.destroy();
  return `${left} are still there.`;
}
