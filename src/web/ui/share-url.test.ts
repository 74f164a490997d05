import { expect, test, vi } from "vitest";
import { shareUrl, type Sharer } from "./share-url.ts";

const what = { title: "Oval Signet Ring", url: "https://shop.example/products/2" };
const clipboard = () => ({ writeText: vi.fn<(text: string) => Promise<void>>() });
const refusing = (name: string) => () => Promise.reject(new DOMException("no", name));

test("prefers the system's share sheet", async () => {
  const share = vi.fn<NonNullable<Sharer["share"]>>();
  const board = clipboard();
  expect(await shareUrl(what, { share, clipboard: board })).toBe("shared");
  expect(share).toHaveBeenCalledWith(what);
  expect(board.writeText).not.toHaveBeenCalled();
});

test("copies nothing when the sheet is dismissed", async () => {
  const board = clipboard();
  expect(await shareUrl(what, { share: refusing("AbortError"), clipboard: board })).toBe("shared");
  expect(board.writeText).not.toHaveBeenCalled();
});

test("copies the URL without a sheet or when sharing fails", async () => {
  const board = clipboard();
  expect(await shareUrl(what, { clipboard: board })).toBe("copied");
  const share = refusing("NotAllowedError");
  expect(await shareUrl(what, { share, clipboard: board })).toBe("copied");
  expect(await shareUrl(what, { share, canShare: () => false, clipboard: board })).toBe("copied");
  expect(board.writeText.mock.calls).toEqual([[what.url], [what.url], [what.url]]);
});

test("returns failed when it can neither share nor copy", async () => {
  expect(await shareUrl(what, {})).toBe("failed");
  const board = { writeText: refusing("NotAllowedError") };
  expect(await shareUrl(what, { clipboard: board })).toBe("failed");
});
