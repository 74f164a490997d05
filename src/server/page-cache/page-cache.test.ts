import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setShopState } from "#domain/infrastructure/settings/set-shop-state.ts";
import { openRevisions } from "#domain/infrastructure/revisions/open-revisions.ts";
import type { Shop } from "#domain/shop.ts";
import { openFileDatabase } from "#tests/support/open-file-database.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createApp } from "../app.ts";
import { openPageCache } from "./open-page-cache.ts";

let folder: string;
let shop: TestShop;
let servers: Server[];
let closers: (() => Promise<void> | void)[];
/** How often each address was rendered. */
let rendered: Record<string, number>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pages-"));
  servers = [];
  closers = [];
  rendered = {};
  shop = { ...(await testShop()), ...(await openProcess()) };
  await setShopState(shop, { isOpen: true }, null);
});

afterEach(async () => {
  for (const server of servers) server.close();
  for (const close of closers) await close();
  await rm(folder, { recursive: true });
});

/** Another process's own connection to the one database. */
async function openProcess(): Promise<Pick<Shop, "db" | "engine">> {
  const db = await openFileDatabase(path.join(folder, "shop.sqlite"));
  closers.push(() => db.destroy());
  return { db, engine: "sqlite" };
}

/** A page that shows the names of the pieces, under a nonce of its own. */
async function renderNames(asked: Request, nonce: string): Promise<Response> {
  const { pathname } = new URL(asked.url);
  rendered[pathname] = (rendered[pathname] ?? 0) + 1;
  const rows = await shop.db.selectFrom("products").select("name").orderBy("id").execute();
  if (pathname === "/products/404") return new Response("nothing", { status: 404 });
  const names = rows.map((row) => row.name).join(", ");
  const html = `<p>${names} ${"gold ".repeat(400)}</p><script nonce="${nonce}">go()</script>`;
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

async function serve(render = renderNames): Promise<number> {
  const app = createApp({
    shop,
    trustProxy: 1,
    files: [(_, next) => next()],
    pages: (asked, { nonce }) => render(asked, nonce),
  });
  const revisions = openRevisions(shop, path.join(folder, "shop.sqlite"));
  closers.push(revisions.close);
  const server = createServer(openPageCache(shop, revisions, app.fetch));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

function get(
  port: number,
  target: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path: target, headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const body = Buffer.concat(parts);
        const status = answer.statusCode ?? 0;
        resolve({ status, headers: answer.headers, body, text: body.toString() });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

const addPiece = (name: string) =>
  shop.db.insertInto("products").values({ name, priceCents: 100 }).execute();

test("renders a page once for any campaign parameters", async () => {
  const port = await serve();
  const first = await get(port, "/products");
  const second = await get(port, "/products?utm_source=letter");
  expect(second.text).toBe(first.text);
  expect(rendered).toEqual({ "/products": 1 });
  expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
});

test("renders a page once for concurrent requests", async () => {
  const port = await serve();
  const all = await Promise.all(Array.from({ length: 20 }, () => get(port, "/about")));
  expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  expect(rendered).toEqual({ "/about": 1 });
});

test("shows a change to the next request, in every process", async () => {
  const [here, there] = [await serve(), await serve()];
  expect((await get(here, "/")).text).not.toContain("Ring");
  expect((await get(there, "/")).text).not.toContain("Ring");
  await addPiece("Ring");
  expect((await get(here, "/")).text).toContain("Ring");
  expect((await get(there, "/")).text).toContain("Ring");
});

test("renders a page again after a change during its rendering", async () => {
  let isFirst = true;
  const port = await serve(async (asked, nonce) => {
    const answer = await renderNames(asked, nonce);
    if (isFirst) await addPiece("Ring");
    isFirst = false;
    return answer;
  });
  await get(port, "/");
  expect((await get(port, "/")).text).toContain("Ring");
});

test("neither serves cached pages to a session nor caches its pages", async () => {
  const port = await serve();
  const cookie = { Cookie: "theme=dark; session=abc" };
  await get(port, "/");
  const own = await get(port, "/", cookie);
  expect(rendered["/"]).toBe(2);
  expect(own.headers["cache-control"]).toBe("private, no-cache");
  expect(own.headers.etag).toBeUndefined();
  await get(port, "/", { Cookie: "theme=dark" });
  expect(rendered["/"]).toBe(2);
});

test("renders a page again when its expiry passes", async () => {
  await shop.db
    .insertInto("products")
    .values({
      name: "Ring",
      priceCents: 100,
      availability: "reserved",
      reservedUntil: "2026-11-20T16:00:00.000Z",
    })
    .execute();
  const port = await serve();
  await get(port, "/");
  await get(port, "/");
  expect(rendered["/"]).toBe(1);
  shop.clock.advance({ hours: 1 });
  await get(port, "/");
  await get(port, "/");
  expect(rendered["/"]).toBe(2);
});

test("allows no script within a public page, cached or not", async () => {
  const port = await serve();
  for (const page of [await get(port, "/"), await get(port, "/")]) {
    expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
  }
});

test("sends the encoding that the browser prefers, which decodes to the same page", async () => {
  const port = await serve();
  const plain = await get(port, "/");
  for (let times = 0; times < 5; times += 1) {
    const brotli = await get(port, "/", { "Accept-Encoding": "gzip, deflate, br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
    const zipped = await get(port, "/", { "Accept-Encoding": "gzip, br;q=0" });
    expect(gunzipSync(zipped.body).toString()).toBe(plain.text);
    expect(zipped.headers.vary).toBe("Accept-Encoding, Cookie");
  }
  expect(plain.headers["content-encoding"]).toBeUndefined();
});

test("answers 304 to a client that has the page, until it changes", async () => {
  const port = await serve();
  const { etag = "" } = (await get(port, "/")).headers;
  const again = await get(port, "/", { "If-None-Match": `"other", ${etag}` });
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
  expect(again.headers["cache-control"]).toMatch(/^public, max-age=0/);
  await addPiece("Ring");
  expect((await get(port, "/", { "If-None-Match": etag })).status).toBe(200);
});

test("sends the headers alone for HEAD", async () => {
  const port = await serve();
  const head = await get(port, "/", {}, "HEAD");
  const page = await get(port, "/");
  expect(head.body.length).toBe(0);
  expect(head.headers["content-length"]).toBe(String(page.body.length));
  expect(head.headers.etag).toBe(page.headers.etag);
});

test("does not cache responses with status 404", async () => {
  const port = await serve();
  for (let times = 0; times < 2; times += 1) {
    const missing = await get(port, "/products/404");
    expect(missing.status).toBe(404);
    expect(missing.headers.vary).toBe("Cookie, Accept-Encoding");
    expect(missing.headers["cache-control"]).toBe("no-cache");
  }
  expect(rendered["/products/404"]).toBe(2);
});

test("caches public responses of calls as long as pages", async () => {
  const port = await serve();
  const first = await get(port, "/api/products?limit=5");
  expect(first.text).toBe("[]");
  expect(first.headers["x-total-count"]).toBe("0");
  expect(
    (await get(port, "/api/products?limit=5", { "If-None-Match": first.headers.etag ?? "" }))
      .status,
  ).toBe(304);
  await addPiece("Ring");
  expect((await get(port, "/api/products?limit=5")).headers["x-total-count"]).toBe("1");
});

test("limits a visitor who searches continuously, and no other", async () => {
  const port = await serve();
  const search = (times: number, from: string) =>
    get(port, `/products?search=ring${times}`, { "X-Forwarded-For": from });
  let count = 0;
  while ((await search(count, "192.0.2.1")).status === 200 && count < 1000) count += 1;
  expect(count).toBeGreaterThanOrEqual(300);
  expect(count).toBeLessThan(1000);
  expect((await search(2000, "192.0.2.2")).status).toBe(200);
});
