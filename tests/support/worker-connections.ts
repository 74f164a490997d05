import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { ShopServer } from "./shop-server.ts";

/** Gets pages over one connection, which one worker has accepted and goes on serving. */
export type WorkerConnection = { read: (path: string) => Promise<string>; close: () => void };

const DEADLINE_MILLISECONDS = 60_000;

/**
 * A connection to each worker of a shop. The supervisor hands them out to whoever is free, so more are opened
 * than are needed. Linux only.
 */
export async function connectToWorkers(
  shop: ShopServer,
  workers: number,
): Promise<WorkerConnection[]> {
  const connections = new Map<number, WorkerConnection>();
  const deadline = performance.now() + DEADLINE_MILLISECONDS;
  while (connections.size < workers) {
    if (performance.now() > deadline) throw new Error(`Of ${workers} workers not all answer.`);
    const { connection, port } = await connect(shop.baseURL);
    const worker = findHolder(shop, port);
    if (worker === undefined || connections.has(worker)) connection.close();
    else connections.set(worker, connection);
  }
  return [...connections.values()];
}

/**
 * Reads a page over and over until it holds a text on every connection.
 * @returns milliseconds from now to the start of the last request that was answered without it, or 0. Not to
 * its answer: how long eight pages take to render depends on what else the machine does.
 */
export async function timeOfLastOutdated(
  connections: WorkerConnection[],
  path: string,
  wanted: string,
): Promise<number> {
  const changedAt = performance.now();
  const times = await Promise.all(
    connections.map(async ({ read }) => {
      let lastOutdated = 0;
      for (;;) {
        const begunAt = performance.now();
        if ((await read(path)).includes(wanted)) return lastOutdated;
        lastOutdated = begunAt - changedAt;
        await sleep(10);
      }
    }),
  );
  return Math.max(...times);
}

async function connect(baseURL: string): Promise<{ connection: WorkerConnection; port: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let port = 0;
  const read = (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const asked = request(`${baseURL}${path}`, { agent }, (response) => {
        port = response.socket.localPort ?? 0;
        resolve(text(response));
      });
      asked.on("error", reject);
      asked.end();
    });
  await read("/healthz");
  return { connection: { read, close: () => agent.destroy() }, port };
}

/** The worker that holds the other end of the connection from a port. */
function findHolder({ baseURL, process: { pid } }: ShopServer, port: number): number | undefined {
  const lines = readFileSync("/proc/net/tcp", "utf8").split("\n");
  const rows = lines.map((line) => line.trim().split(/\s+/));
  const shopPort = Number(new URL(baseURL).port);
  const row = rows.find(([, own, other]) => hasPort(own, shopPort) && hasPort(other, port));
  const socket = `socket:[${row?.[9]}]`;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  return children
    .filter(Boolean)
    .map(Number)
    .find((child) => listOpenFiles(child).includes(socket));
}

/** Addresses in the kernel's list of connections end with the port, in hexadecimal. */
const hasPort = (address: string | undefined, port: number): boolean =>
  Number.parseInt(address?.split(":")[1] ?? "", 16) === port;

function listOpenFiles(pid: number): (string | null)[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).map((name) => {
    try {
      return readlinkSync(`${folder}/${name}`);
    } catch (error) {
      // Closed since it was listed.
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
  });
}
