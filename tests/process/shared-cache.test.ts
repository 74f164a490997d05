import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findNginx, startNginx } from "#tests/support/nginx.ts";
import { admin, type ShopClient, signInToShop } from "#tests/support/shop-client.ts";
import { type ShopServer, startShop } from "#tests/support/shop-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const nginx = findNginx();

let dataDir: string;
let shop: ShopServer;
let cache: Awaited<ReturnType<typeof startNginx>>;
let desk: ShopClient;
beforeAll(async () => {
  if (!nginx) return;
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-shared-cache-"));
  shop = await startShop({ DATA_DIR: dataDir, ADMIN_PASSWORD: admin.password, TRUST_PROXY: "1" });
  cache = await startNginx(nginx, ({ folder, port }) => configuration(folder, port));
  desk = await signInToShop(shop.baseURL);
});
afterAll(async () => {
  await cache?.stop();
  await shop?.stop();
  if (dataDir) await rm(dataDir, { recursive: true });
});

/** A cache that stores whatever the shop's headers let it, and shows what became of each request. */
const configuration = (folder: string, port: number) => `
  proxy_cache_path ${folder}/cache keys_zone=pages:10m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${shop.baseURL};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_cache pages;
      proxy_cache_key $request_method$host$request_uri;
      proxy_cache_background_update on;
      proxy_cache_use_stale updating;
      add_header X-Cache $upstream_cache_status always;
    }
  }
`;

type Answer = { status: number; cache: string | null; text: string };

async function get(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(new URL(address, cache.url), { headers, redirect: "manual" });
  const { status } = response;
  return { status, cache: response.headers.get("X-Cache"), text: await response.text() };
}

/** The address of something in a page. */
async function find(page: string, pattern: RegExp): Promise<string> {
  const { text } = await get(page);
  const [found] = pattern.exec(text) ?? [];
  if (!found) throw new Error(`${page} has no ${String(pattern)}`);
  return found;
}

const PHOTO = /\/media\/[\w./-]+\.(?:webp|jpg|avif)/;

test.runIf(nginx)("public pages, photos and scripts come from the cache", async () => {
  const photo = await find("/products", PHOTO);
  const script = await find("/about", /\/assets\/[\w./-]+\.js/);
  const pages = ["/", "/products", "/products/1", "/collections", "/about", "/ring-size"];
  for (const address of [...pages, photo, script]) {
    const first = await get(address);
    const second = await get(address);
    expect([address, second.status, second.cache]).toEqual([address, 200, "HIT"]);
    expect(second.text).toBe(first.text);
  }
});

test.runIf(nginx)("each encoding of a page is the same page", async () => {
  const texts = await Promise.all(
    ["br", "gzip", "identity", "br"].map(async (encoding) => {
      await get("/products/2", { "Accept-Encoding": encoding });
      return (await get("/products/2", { "Accept-Encoding": encoding })).text;
    }),
  );
  expect(new Set(texts).size).toBe(1);
});

test.runIf(nginx)("no private page is ever kept", async () => {
  const message = { name: "Ana", email: "ana@example.com", message: "Still there?" };
  const { token } = (await (await fetch(`${shop.baseURL}/api/inquiries/token`)).json()) as {
    token: string;
  };
  const sent = await desk.call("POST", "/inquiries", { ...message, token });
  const { privateUrl } = sent.json as { privateUrl: string };
  const conversation = new URL(privateUrl).pathname;
  const Cookie = desk.cookie;
  for (const [address, headers] of [
    [conversation, {}],
    ["/api/inquiries/token", {}],
    ["/admin/login", {}],
    ["/api/products", {}],
    ["/no-such-page", {}],
    ["/unsubscribe/no-such-token", {}],
    ["/preview/no-such-token", {}],
    ["/admin/products", { Cookie }],
    ["/api/inquiries", { Cookie }],
    ["/api/settings", { Cookie }],
    ["/products?page=2", { Cookie }],
  ] as const) {
    await get(address, headers);
    expect([address, (await get(address, headers)).cache]).toEqual([address, "MISS"]);
  }
  // What was asked for by somebody signed in is not there for anybody else.
  expect((await get("/products?page=2")).cache).toBe("MISS");
  expect((await get("/api/inquiries")).status).toBe(401);
  expect((await get(conversation)).text).toContain("Still there?");
});

test.runIf(nginx)("what a visitor forges reaches nobody else", async () => {
  const forged = {
    "X-Forwarded-Host": "forged.example",
    "X-Forwarded-Proto": "javascript",
    "X-Original-URL": "/admin",
    Forwarded: "host=forged.example",
    Origin: "https://forged.example",
    Referer: "https://forged.example/",
    "Accept-Language": "forged",
  };
  await get("/products/3", forged);
  await get("/products/3?from=forged.example");
  const page = await get("/products/3");
  expect(page.cache).toBe("HIT");
  expect(page.text).not.toMatch(/forged|javascript:/);
});

test.runIf(nginx)("a changed piece is shown once the seconds of its page have passed", async () => {
  const before = await get("/products/4");
  await desk.call("PUT", "/products/4", { name: "Renamed Behind a Cache" });
  expect((await get("/products/4")).text).toBe(before.text);
  await sleep(5500);
  // The first one to ask gets the stale page while the cache fetches the new one.
  await get("/products/4");
  await expect
    .poll(async () => (await get("/products/4")).text, { timeout: 5000 })
    .toContain("Renamed Behind a Cache");
});
