import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runShop, type ShopServer, startShop } from "#tests/support/shop-server.ts";

vi.setConfig({ testTimeout: 120_000 });

const admin = { username: "admin", password: "a-password-for-tests" };

let folder: string;
let running: ShopServer[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-workers-"));
  running = [];
});
afterEach(async () => {
  for (const shop of running) await shop.stop();
  await rm(folder, { recursive: true });
});

async function start(more: Record<string, string> = {}): Promise<ShopServer> {
  const shop = await startShop({
    DATA_DIR: folder,
    SAMPLE_DATA: "never",
    ADMIN_PASSWORD: admin.password,
    ...more,
  });
  running.push(shop);
  return shop;
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/** Each over a connection of its own, so that requests reach every worker. */
const ask = (shop: ShopServer, address: string, options: Sent = {}) =>
  fetch(`${shop.baseURL}${address}`, {
    ...options,
    headers: { Connection: "close", ...options.headers },
  });

const signIn = (shop: ShopServer, password = admin.password) =>
  ask(shop, "/api/admin/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...admin, password }),
  });

const cookieOf = (answer: Response) => (answer.headers.getSetCookie()[0] ?? "").split(";", 1)[0];

function workersOf({ process: { pid } }: ShopServer): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.split(" ").filter(Boolean).map(Number);
}

/** Each worker has cached the page under the first name; none answers with it once the other is saved. */
async function expectSettingsEverywhere(shop: ShopServer, headers: Record<string, string>) {
  const rename = async (businessName: string) => {
    const body = JSON.stringify({ businessName });
    const saved = await ask(shop, "/api/settings", { method: "PUT", headers, body });
    expect(saved.status).toBe(200);
  };
  const visit = async () =>
    Promise.all(Array.from({ length: 24 }, async () => (await ask(shop, "/about")).text()));
  expect((await ask(shop, "/api/setup/open", { method: "POST", headers })).status).toBe(200);
  await rename("Calloway Jewelry");
  expect((await visit()).filter((page) => !page.includes("Calloway Jewelry"))).toEqual([]);
  await rename("Blue Ridge Silver");
  const pages = await visit();
  expect(pages.filter((page) => !page.includes("Blue Ridge Silver"))).toEqual([]);
  expect(pages.filter((page) => page.includes("Calloway Jewelry"))).toEqual([]);
}

test("several workers share sessions, rate limits, writes and settings", async () => {
  const shop = await start({ WORKERS: "3" });
  expect(workersOf(shop)).toHaveLength(3);
  const answer = await signIn(shop);
  expect(answer.status).toBe(200);
  const headers = { Cookie: cookieOf(answer) ?? "", "Content-Type": "application/json" };
  const made = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      ask(shop, "/api/products", {
        method: "POST",
        headers,
        body: JSON.stringify({ name: `Piece ${index}`, price: "10.00" }),
      }),
    ),
  );
  expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 201));
  for (let visit = 0; visit < 6; visit += 1) {
    expect(await (await ask(shop, "/api/products")).json()).toHaveLength(30);
  }
  await expectSettingsEverywhere(shop, headers);
  const statuses = [];
  for (let guess = 0; guess < 7; guess += 1) statuses.push((await signIn(shop, "guess")).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);

  const second = await runShop({ DATA_DIR: folder, PORT: "1", WORKERS: "2" });
  expect(second.stderr).toContain("is in use by another process of the shop");
  expect(shop.output().match(/The shop is running at .*Opening soon/g)).toHaveLength(1);
});

test("replaces a worker that crashed", async () => {
  const shop = await start({ WORKERS: "2" });
  const [first = 0] = workersOf(shop);
  process.kill(first, "SIGKILL");
  await vi.waitFor(
    () => {
      const workers = workersOf(shop);
      expect(workers).toHaveLength(2);
      expect(workers).not.toContain(first);
    },
    { timeout: 10_000 },
  );
  await vi.waitFor(async () => expect((await ask(shop, "/readyz")).status).toBe(200), 20_000);
  expect(shop.output()).toContain("worker exited; restarting it");
});

for (const WORKERS of ["1", "2"]) {
  test(`with ${WORKERS} workers, finishes requests in flight before the shop stops`, async () => {
    const shop = await start({ WORKERS, TRUST_PROXY: "1" });
    const body = JSON.stringify(admin);
    const slow = request(`${shop.baseURL}/api/admin/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Content-Length": body.length },
    });
    const answered = once(slow, "response");
    slow.write(body.slice(0, 10));
    await sleep(300);
    const ended = once(shop.process, "exit");
    shop.process.kill("SIGTERM");
    await vi.waitFor(async () => expect((await ask(shop, "/readyz")).status).toBe(503));
    await sleep(2500);
    await expect(ask(shop, "/readyz")).rejects.toThrow("fetch failed");
    slow.end(body.slice(10));
    const [answer] = (await answered) as [{ statusCode: number }];
    expect(answer.statusCode).toBe(200);
    expect((await ended)[0]).toBe(0);
  });
}

test("reports an address in use once, before any worker starts", async () => {
  const shop = await start();
  const port = new URL(shop.baseURL).port;
  const other = path.join(folder, "other");
  const { code, stderr } = await runShop({ DATA_DIR: other, PORT: port, WORKERS: "2" });
  expect(code).toBe(1);
  expect(stderr).toMatch(new RegExp(`^Port ${port} on [^\\n]+\\n$`));
});
