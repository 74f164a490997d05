import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { proveIdentity } from "#domain/infrastructure/signing/prove-identity.ts";
import { createApp } from "#server/app.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";

const TOKEN = "a-token-of-16-characters";
const headers = { Authorization: `Bearer ${TOKEN}` };

type DeepHealth = { status: string; checks: { name: string; state: string; sentence: string }[] };

let shop: TestShop;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-deep-"));
  shop = Object.assign(await testShop(), { dataDir });
  // PostgreSQL has a clock of its own.
  shop.clock.set(new Date().toISOString());
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = (metricsToken?: string) =>
  createApp({
    shop,
    trustProxy: 0,
    files: [(_, next) => next()],
    pages: () => Promise.resolve(new Response("a page", { status: 404 })),
    metricsToken,
  });

test("says to who holds the token what the Health screen says, with the worst state of all", async () => {
  const answer = await open(TOKEN).request("/healthz?deep=1", { headers });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const { status, checks } = (await answer.json()) as DeepHealth;
  expect(checks.map(({ name }) => name)).toContain("Backups");
  expect(status).toBe(checks.some(({ state }) => state === "failed") ? "failed" : "warning");
  expect(answer.status).toBe(status === "failed" ? 503 : 200);
});

test("answers 503 once a check has failed, and looks again after fifteen seconds only", async () => {
  const app = open(TOKEN);
  const ask = async () => (await app.request("/healthz?deep=1", { headers })).status;
  expect(await ask()).toBe(200);
  // The folder of the shop is gone: its disk cannot be measured.
  shop.clock.advance({ seconds: 14 });
  await rm(dataDir, { recursive: true });
  expect(await ask()).toBe(200);
  shop.clock.advance({ seconds: 2 });
  expect(await ask()).toBe(503);
});

test("answers 404 to anybody else, while /healthz alone stays open", async () => {
  const app = open(TOKEN);
  for (const authorization of ["", "Bearer guess", `Basic ${TOKEN}`]) {
    const answer = await app.request("/healthz?deep=1", {
      headers: { Authorization: authorization },
    });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("Backups");
  }
  expect((await open().request("/healthz?deep=1", { headers })).status).toBe(404);
  expect(await (await app.request("/healthz")).json()).toEqual({ status: "ok" });
});

test("proves to itself that it is this shop, and answers nothing to another challenge", async () => {
  const app = open(TOKEN);
  const ask = async (challenge: string): Promise<unknown> =>
    (await app.request(`/healthz?challenge=${challenge}`)).json();
  const challenge = "0123456789abcdef".repeat(2);
  expect(await ask(challenge)).toEqual({ status: "ok", proof: proveIdentity(shop, challenge) });
  expect(await ask(`${challenge}0`)).toEqual({ status: "ok" });
});
