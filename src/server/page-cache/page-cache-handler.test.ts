import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
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
