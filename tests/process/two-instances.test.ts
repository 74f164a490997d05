import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hasPostgres, startPostgres } from "#tests/support/start-postgres.ts";
import { type S3Server, startS3Server } from "#tests/support/s3-server.ts";
import { admin, attemptLogin, createClient, signInToShop } from "#tests/support/shop-client.ts";
import { type ShopServer, startShop } from "#tests/support/shop-server.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let postgres: { url: string; stop: () => Promise<void> } | undefined;
let store: S3Server;
let shops: ShopServer[] = [];

beforeAll(async () => {
  if (!hasPostgres) return;
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-one-"));
  postgres = await startPostgres();
  store = await startS3Server();
  const place = await store.freshPlace();
  const variables = (name: string) => ({
    DATA_DIR: path.join(folder, name),
    DATABASE_URL: postgres?.url ?? "",
    SAMPLE_DATA: "never",
    ADMIN_PASSWORD: admin.password,
    SESSION_SECRET: "a-session-secret-of-two",
    ENCRYPTION_KEY: "an-encryption-key-of-two",
    S3_ENDPOINT: place.endpoint,
    S3_BUCKET: place.bucket,
    S3_REGION: place.region,
    S3_ACCESS_KEY_ID: place.accessKeyId,
    S3_SECRET_ACCESS_KEY: place.secretAccessKey,
  });
  // Both start at once, on an empty database.
  shops = await Promise.all([startShop(variables("a")), startShop(variables("b"))]);
});
afterAll(async () => {
  for (const shop of shops) await shop.stop();
  await store?.stop();
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true });
});

const home = async (url: string) => (await fetch(url)).text();

const urls = () => shops.map(({ baseURL }) => baseURL) as [string, string];

test.runIf(hasPostgres)("two machines on one database have one admin and one session", async () => {
  const [a, b] = urls();
  const { cookie } = await signInToShop(a);
  const there = await createClient(b, cookie).call("GET", "/auth/session");
  expect(there.json).toMatchObject({ user: { username: "admin" } });
  await createClient(b, cookie).call("DELETE", "/account/sessions");
  expect((await createClient(a, cookie).call("GET", "/orders")).status).toBe(200);
});

test.runIf(hasPostgres)(
  "a shop that opens on one is open on the other within a second",
  async () => {
    const [a, b] = urls();
    for (const url of [a, b, a, b]) expect(await home(url)).toContain("Opening soon");
    const { call } = await signInToShop(a);
    for (const isOpen of [true, false, true]) {
      expect((await call("POST", `/setup/${isOpen ? "open" : "close"}`)).status).toBe(200);
      const changedAt = performance.now();
      expect((await home(a)).includes("Opening soon")).toBe(!isOpen);
      while ((await home(b)).includes("Opening soon") === isOpen) {
        expect(performance.now() - changedAt).toBeLessThan(1000);
        await sleep(20);
      }
    }
  },
);

test.runIf(hasPostgres)("a piece and its picture are on both, pages too", async () => {
  const [a, b] = urls();
  const { call, cookie } = await signInToShop(a);
  expect(await (await fetch(`${b}/products`)).text()).not.toContain("Ember of two machines");
  const picture = await sharp({
    create: { width: 900, height: 700, channels: 3, background: "#a33" },
  })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append("files", new File([new Uint8Array(picture)], "ember.jpg"));
  const sent = { method: "POST", headers: { Cookie: cookie }, body: form };
  const uploaded = (await (await fetch(`${a}/api/media`, sent)).json()) as {
    items: { url: string }[];
  };
  const kept = uploaded.items[0];
  const body = { name: "Ember of two machines", price: "90.00", images: [kept?.url] };
  const made = (await call("POST", "/products", body)).json as { id: number };

  const seen = await fetch(`${b}/api/products/${made.id}`);
  expect(await seen.json()).toMatchObject({ name: body.name, imageUrl: kept?.url });
  expect((await fetch(`${b}${kept?.url}`)).status).toBe(200);
  await vi.waitFor(
    async () => expect(await (await fetch(`${b}/products`)).text()).toContain(body.name),
    { timeout: 5000, interval: 200 },
  );
});

test.runIf(hasPostgres)("a change made in one is seen in the other within a second", async () => {
  const [a, b] = urls();
  const { call, cookie } = await signInToShop(a);
  const made = await call("POST", "/products", { name: "Changing hands 0", price: "90.00" });
  const { id } = made.json as { id: number };
  const page = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(`${url}/products/${id}`, { headers })).text();
  for (let turn = 1; turn <= 10; turn += 1) {
    // Both keep the page as it is now.
    await Promise.all([page(a), page(a), page(b), page(b)]);
    const name = `Changing hands ${turn}`;
    expect((await call("PUT", `/products/${id}`, { name })).status).toBe(200);
    const changedAt = performance.now();
    // Who made the change sees it at once: signed in, and as any anonymous visitor is answered here.
    expect(await page(a, { Cookie: cookie })).toContain(name);
    expect(await page(a)).toContain(name);
    while (!(await page(b)).includes(name)) {
      expect(performance.now() - changedAt).toBeLessThan(1000);
      await sleep(20);
    }
  }
});

test.runIf(hasPostgres)("who guesses at both in turn is slowed by both", async () => {
  const statuses = [];
  for (const url of [...urls(), ...urls(), ...urls(), ...urls()]) {
    statuses.push((await attemptLogin(url, "guess")).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
});
