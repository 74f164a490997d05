import { expect, test, vi } from "vitest";
import { shareUrl, type Sharer } from "./share-url.ts";

const what = { title: "Oval Signet Ring", url: "https://shop.example/products/2" };
const copying = () => vi.fn<(text: string) => Promise<void>>();
const refusing = (name: string) => () => Promise.reject(new DOMException("no", name));

test("prefers the system's share sheet", async () => {
  const share = vi.fn<NonNullable<Sharer["share"]>>();
  const copy = copying();
  expect(await shareUrl(what, { share }, copy)).toBe("shared");
  expect(share).toHaveBeenCalledWith(what);
  expect(copy).not.toHaveBeenCalled();
});

test("copies nothing when the sheet is dismissed", async () => {
  const copy = copying();
  expect(await shareUrl(what, { share: refusing("AbortError") }, copy)).toBe("shared");
  expect(copy).not.toHaveBeenCalled();
});

test("copies the URL without a sheet or when sharing fails", async () => {
  const copy = copying();
  expect(await shareUrl(what, {}, copy)).toBe("copied");
  const share = refusing("NotAllowedError");
  expect(await shareUrl(what, { share }, copy)).toBe("copied");
  expect(await shareUrl(what, { share, canShare: () => false }, copy)).toBe("copied");
  expect(copy.mock.calls).toEqual([[what.url], [what.url], [what.url]]);
});

test("returns failed when it can neither share nor copy", async () => {
  expect(await shareUrl(what, {}, refusing("NotAllowedError"))).toBe("failed");
});
