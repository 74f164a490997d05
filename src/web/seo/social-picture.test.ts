import { expect, test } from "vitest";
import { socialPicture } from "./social-picture.ts";

const hash = "a".repeat(64);
const picture = { alt: "A ring", blur: "", color: "#aaaaaa", focalX: 0.5, focalY: 0.5 };

test("uses a JPEG rendition of at most 1280 pixels", () => {
  expect(
    socialPicture({ ...picture, url: `/media/${hash}.jpg`, width: 1600, height: 1200 }),
  ).toEqual({ url: `/media/${hash.slice(32)}/1280.jpg`, width: 1280, height: 960, alt: "A ring" });
});

test("declares the size of a small picture", () => {
  expect(
    socialPicture({ ...picture, url: `/media/${hash}.webp`, width: 200, height: 100 }),
  ).toEqual({ url: `/media/${hash.slice(32)}/320.jpg`, width: 200, height: 100, alt: "A ring" });
});

test("keeps an external URL", () => {
  const url = "https://elsewhere.example/ring.jpg";
  expect(socialPicture({ ...picture, url, width: null, height: null })).toEqual({
    url,
    alt: "A ring",
  });
});
