import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { serveLocally } from "#tests/support/local-server.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { createApp } from "../app.ts";
import { createListBuckets } from "../limits/visitor-rate-limit.ts";
import { openPageCache } from "./open-page-cache.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("reads a remote revision again after a request that may write, and not after a sign-in", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const read = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
  const revisions = { location: "remote" as const, read, close: () => undefined };
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  const page = () => new Response("<p>Rings</p>", { headers });
  const server = createServer(openPageCache(await testShop(), revisions, page));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = async (address: string, method = "GET") => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { method });
    expect(await answer.text()).toContain("Rings");
  };
  try {
    await ask("/");
    expect(read).toHaveBeenCalledTimes(1);
    await ask("/api/admin/login", "POST");
    await ask("/api/admin/login?again", "POST");
    await ask("/");
    expect(read).toHaveBeenCalledTimes(1);
    await ask("/api/subscribe", "POST");
    await ask("/");
    expect(read).toHaveBeenCalledTimes(2);
  } finally {
    server.close();
  }
});

test("limits the lists of an address, cached or not, and no page", async () => {
  const shop = await testShop();
  const lists = createListBuckets();
  const app = createApp({
    shop,
    lists,
    trustProxy: 1,
    files: [(_, next) => next()],
    pages: () => Promise.resolve(new Response("a page")),
  });
  const revisions = { location: "in-process" as const, read: () => 1, close: () => undefined };
  const { url } = await serveLocally(
    openPageCache(shop, revisions, app.fetch, { trustProxy: 1, lists }),
  );
  const read = (path: string, address = "203.0.113.7") =>
    fetch(`${url}${path}`, { headers: { "X-Forwarded-For": address } });
  let count = 0;
  let answer: Response;
  do {
    answer = await read(count % 2 === 0 ? "/api/tags" : `/api/tags?any=${count}`);
    await answer.text();
    count += 1;
  } while (answer.status === 200 && count < 700);
  expect([count, answer.status]).toEqual([601, 429]);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await read("/api/tags", "203.0.113.8")).status).toBe(200);
  expect((await read("/products")).status).toBe(200);
});
