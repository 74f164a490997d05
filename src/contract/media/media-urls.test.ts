import { expect, test } from "vitest";
import {
  mediaUrl,
  parseMediaHash,
  parseShortHash,
  renditionUrl,
  renditionWidths,
  shortHash,
  toShortMediaUrl,
} from "./media-urls.ts";

const HASH = "0123456789abcdef".repeat(4);
const SHORT = HASH.slice(0, 32);

test("reads the hash of a stored original and of no other address", () => {
  expect(parseMediaHash(mediaUrl(HASH, "jpg"))).toBe(HASH);
  expect(parseMediaHash(mediaUrl(HASH, "webp"))).toBe(HASH);
  for (const url of [
    mediaUrl(HASH, "png"),
    mediaUrl(SHORT, "jpg"),
    mediaUrl(HASH.toUpperCase(), "jpg"),
    `https://elsewhere.example${mediaUrl(HASH, "jpg")}`,
    `${mediaUrl(HASH, "jpg")}?v=1`,
    renditionUrl(HASH, 320, "jpg"),
  ]) {
    expect([url, parseMediaHash(url)]).toEqual([url, undefined]);
  }
});

test("shortens the address of a stored original and of no other", () => {
  expect(shortHash(HASH)).toBe(SHORT);
  expect(toShortMediaUrl(mediaUrl(HASH, "webp"))).toBe(mediaUrl(SHORT, "webp"));
  for (const url of ["https://pictures.example/a.jpg", mediaUrl(SHORT, "jpg")]) {
    expect(toShortMediaUrl(url)).toBe(url);
  }
});

test("reads the short hash of both forms and of no other address", () => {
  expect(parseShortHash(mediaUrl(HASH, "jpg"))).toBe(SHORT);
  expect(parseShortHash(mediaUrl(SHORT, "webp"))).toBe(SHORT);
  for (const hash of [HASH.slice(0, 48), HASH.slice(0, 31), `${HASH}0`]) {
    expect([hash, parseShortHash(mediaUrl(hash, "jpg"))]).toEqual([hash, undefined]);
  }
  const url = mediaUrl(HASH, "jpg");
  expect(parseShortHash(`https://elsewhere.example${url}`)).toBeUndefined();
  expect(parseShortHash(`${url}?v=1`)).toBeUndefined();
});

test.each([
  [100, [320]],
  [320, [320]],
  [639, [320, 480]],
  [640, [320, 480, 640]],
  [9000, [320, 480, 640, 960, 1280, 1920, 2560]],
])("offers a photo of %i pixels in the widths %j", (width, widths) => {
  expect(renditionWidths(width)).toEqual(widths);
});
