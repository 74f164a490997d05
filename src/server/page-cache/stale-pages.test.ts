import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { DatabaseUnavailableError } from "#domain/errors.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { openPageCache } from "./open-page-cache.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page cache over a database and pages that can fail. */
async function serve() {
  const state = { revision: 1, isAway: false, pagesFail: false };
  const read = vi.fn<() => Promise<number>>(() =>
    state.isAway
      ? Promise.reject(new DatabaseUnavailableError(new Error("away"), false))
      : Promise.resolve(state.revision),
  );
  const revisions = { location: "remote" as const, read, close: () => undefined };
  const headers = { "Content-Type": "text/html", "Cache-Control": "public" };
  const page = async () => {
    // So long that others ask for it meanwhile.
    await sleep(50);
    return state.isAway || state.pagesFail
      ? new Response("failed", { status: 503 })
      : new Response(`<p>Revision ${state.revision}</p>`, { headers });
  };
  const server = createServer(openPageCache(await testShop(), revisions, page));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const get = async (address: string) => {
    // The revision that was read last has expired.
    vi.advanceTimersByTime(300);
    const response = await fetch(`http://127.0.0.1:${port}${address}`);
    return `${response.status} ${await response.text()}`;
  };
  return { state, get };
}

const CURRENT = "200 <p>Revision 1</p>";

test("serves cached pages while the database is unreachable, and fails for others", async () => {
  const { state, get } = await serve();
  expect(await get("/")).toBe(CURRENT);
  state.isAway = true;
  expect(await get("/")).toBe(CURRENT);
  expect(await get("/about")).toBe("503 failed");
  state.isAway = false;
  state.revision = 2;
  await get("/");
  expect(await get("/")).toBe("200 <p>Revision 2</p>");
});

test("serves an outdated page for a day when rendering it again fails", async () => {
  const { state, get } = await serve();
  await get("/");
  state.revision = 2;
  state.pagesFail = true;
  expect(await get("/")).toBe(CURRENT);
  vi.advanceTimersByTime(23 * 60 * 60 * 1000);
  expect(await get("/")).toBe(CURRENT);
  vi.advanceTimersByTime(2 * 60 * 60 * 1000);
  expect(await get("/")).toBe("503 failed");
});

test("serves an outdated page to those who waited for the one that failed, too", async () => {
  const { state, get } = await serve();
  await get("/");
  state.revision = 2;
  state.pagesFail = true;
  expect(await Promise.all([get("/"), get("/"), get("/")])).toEqual([CURRENT, CURRENT, CURRENT]);
});

test("follows a restored database whose revision is lower", async () => {
  const { state, get } = await serve();
  state.revision = 8;
  expect(await get("/")).toBe("200 <p>Revision 8</p>");
  state.isAway = true;
  await get("/");
  state.isAway = false;
  state.revision = 5;
  await get("/");
  expect(await get("/")).toBe("200 <p>Revision 5</p>");
});
