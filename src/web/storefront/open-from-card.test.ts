import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pressPiece } from "#web/catalog/pieces/pressed-piece.ts";
import type { TilePiece } from "#web/catalog/pieces/tile-piece.ts";
import { prefetchQueue } from "#web/ui/prefetch/prefetch-queue.ts";
import { isOpening, openFromCard } from "./open-from-card.ts";

const ROUTE = "storefront/product/route";
const whole = { piece: "all of it" };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Presses a piece whose data comes after so many milliseconds. @returns what its page opens with */
async function open(milliseconds: number, path = "/products/7"): Promise<object> {
  pressPiece({ id: 7, name: "Ring" } as TilePiece);
  const next = async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return { [ROUTE]: { type: "data", result: whole } };
  };
  const url = new URL(path, "https://shop.example");
  const opened = openFromCard({ url } as Parameters<typeof openFromCard>[0], next as never);
  await vi.runAllTimersAsync();
  const results = (await opened) as Record<string, { result: object }>;
  return results[ROUTE]?.result ?? {};
}

test("opens with what the tile shows when the data is on its way, and then holds all of it", async () => {
  const opened = await open(100);
  expect(opened).toMatchObject({ card: { id: 7 } });
  if (!isOpening(opened)) throw new Error("It opened whole.");
  expect(await opened.whole).toBe(whole);
});

test("opens whole when the data comes at once", async () => {
  expect(await open(20)).toBe(whole);
});

test("opens whole what was prefetched, which a slow phone reads for longer, but not when it was lost", async () => {
  vi.spyOn(prefetchQueue, "hasArrived").mockImplementation((href) => href === "/products/7");
  expect(await open(300)).toBe(whole);
  expect(isOpening(await open(600))).toBe(true);
});

test("opens any other page whole", async () => {
  expect(await open(600, "/products/8")).toBe(whole);
});
