import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type ShopServer, startShop } from "#tests/support/shop-server.ts";
import { ensureBuilt } from "../scripts/ensure-built.mjs";
import { visitWhile } from "./imports/visit-while.ts";

const CONNECTIONS = 1000;
const ATTEMPTS = Number(process.argv[2] ?? 10_000);
const AT_ONCE = 50;

ensureBuilt(fileURLToPath(new URL("../", import.meta.url)));
const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-bench-"));
// Attempts come from many addresses: one alone would be refused without any work.
const shop = await startShop({ DATA_DIR: dataDir, TRUST_PROXY: "1" });
try {
  await visitWhile(shop, sleep(3000));
  const atRest = await visitWhile(shop, sleep(15_000));
  const told = (milliseconds: number) =>
    `${milliseconds.toFixed(0)} ms, ratio ${(milliseconds / atRest).toFixed(1)}`;
  console.log(`p99 of the home page at rest: ${atRest.toFixed(0)} ms.`);
  const { sockets, trickle } = await openSlowly(shop);
  const meanwhile = await visitWhile(shop, sleep(15_000));
  const left = sockets.filter(({ destroyed }) => !destroyed).length;
  console.log(
    `p99 with ${CONNECTIONS} connections that send a byte a second: ${told(meanwhile)}; ${left} are still there.`,
  );
  clearInterval(trickle);
  for (const socket of sockets) socket.destroy();
  const started = performance.now();
  const attacking = attack(shop);
  const attacked = await visitWhile(shop, attacking);
  const statuses = await attacking;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`p99 during ${ATTEMPTS} sign-in attempts (${seconds} s): ${told(attacked)}.`);
  console.log(`They were answered ${JSON.stringify(Object.fromEntries(statuses))}.`);
} finally {
  await shop.stop();
  await rm(dataDir, { recursive: true });
}

async function openSlowly({ baseURL }: ShopServer) {
  const { hostname, port } = new URL(baseURL);
  const sockets: Socket[] = [];
  for (let count = 0; count < CONNECTIONS; count += 1) {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    sockets.push(socket);
    if (count % 50 === 0) await once(socket, "connect");
  }
  const request = `GET / HTTP/1.1\r\nHost: ${hostname}\r\nX-Slow: ${"x".repeat(10_000)}`;
  let sent = 0;
  const trickle = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write(request[sent] ?? "x");
    sent += 1;
  }, 1000);
  return { sockets, trickle };
}

/** Guesses as fast as it is answered, under many names and from many addresses. */
async function attack({ baseURL }: ShopServer): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  const guess = async () => {
    while (next < ATTEMPTS) {
      const number = (next += 1);
      const answer = await fetch(`${baseURL}/api/admin/login`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "X-Forwarded-For": `198.51.${number % 250}.${Math.floor(number / 250) % 250}`,
        },
        body: JSON.stringify({ username: `admin${number % 400}`, password: `guess ${number}` }),
      });
      await answer.text();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guess));
  return statuses;
}
