import { expect, test, vi } from "vitest";
import { startImport } from "#domain/importing/imports/run-import.ts";
import { pieceItem, testSource } from "#tests/support/test-source.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { streamImportProgress } from "./stream-import-progress.ts";

/** A shop with an import that waits until it is released, and what was logged. */
async function importingShop() {
  const shop = await testShop();
  const errors: unknown[] = [];
  shop.log = { ...shop.log, error: (message) => errors.push(message) };
  const { promise: waiting, resolve: release } = Promise.withResolvers<void>();
  const source = testSource([
    async () => {
      await waiting;
      return pieceItem({ externalId: "8", name: "Sun ring" });
    },
  ]);
  const { syncLogId, done } = await startImport(shop, source, { by: "admin" });
  return { shop, syncLogId, errors, finish: () => (release(), done) };
}

test("is stored by no cache and held back by no proxy", async () => {
  const { shop, syncLogId, finish } = await importingShop();
  const response = streamImportProgress(shop, syncLogId, new AbortController().signal);
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  await finish();
  expect(await response.text()).toMatch(/event: end\ndata: \{.*"state":"completed".*\}\n\n$/);
});

test("sends a line every 15 seconds, since proxies close idle connections", async () => {
  const { shop, syncLogId, finish } = await importingShop();
  const gone = new AbortController();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const reader = streamImportProgress(shop, syncLogId, gone.signal).body!.getReader();
    const read = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await read()).toMatch(/^event: progress\n/);
    vi.advanceTimersByTime(30_000);
    expect([await read(), await read()]).toEqual([": still there\n\n", ": still there\n\n"]);
    gone.abort();
    expect((await reader.read()).done).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
  await finish();
});

test("ends when the client disconnects, without an error", async () => {
  const { shop, syncLogId, errors, finish } = await importingShop();
  const gone = new AbortController();
  const response = streamImportProgress(shop, syncLogId, gone.signal);
  const reader = response.body!.getReader();
  const first = new TextDecoder().decode((await reader.read()).value);
  expect(first).toMatch(/^event: progress\ndata: \{.*\}\n\n$/);
  gone.abort();
  expect((await reader.read()).done).toBe(true);
  await finish();
  expect(errors).toEqual([]);
});

test("ends when the stream is cancelled, without an error", async () => {
  const { shop, syncLogId, errors, finish } = await importingShop();
  const reader = streamImportProgress(
    shop,
    syncLogId,
    new AbortController().signal,
  ).body!.getReader();
  await reader.read();
  await reader.cancel();
  await finish();
  expect((await reader.read()).done).toBe(true);
  expect(errors).toEqual([]);
});

test("closes the stream and logs it when the import cannot be read", async () => {
  const { shop, errors, finish } = await importingShop();
  const response = streamImportProgress(shop, 999, new AbortController().signal);
  expect(await response.text()).toBe("");
  expect(errors).toEqual(["import progress stream failed; closing the stream"]);
  await finish();
});
