import { expect, test } from "vitest";
import { socialPicture } from "./social-picture.ts";

const hash = "a".repeat(64);
const picture = { alt: "A ring", blur: "", color: "#aaaaaa", focalX: 0.5, focalY: 0.5 };

test("a kept picture is offered as a JPEG of at most 1280", () => {
  expect(
    socialPicture({ ...picture, url: `/media/${hash}.jpg`, width: 1600, height: 1200 }),
  ).toEqual({ url: `/media/${hash}/1280.jpg`, width: 1280, height: 960, alt: "A ring" });
});

test("a small one keeps its size", () => {
  expect(
    socialPicture({ ...picture, url: `/media/${hash}.webp`, width: 200, height: 100 }),
  ).toEqual({ url: `/media/${hash}/320.jpg`, width: 200, height: 100, alt: "A ring" });
});

test("an outside address stays as it is", () => {
  const url = "https://elsewhere.example/ring.jpg";
  expect(socialPicture({ ...picture, url, width: null, height: null })).toEqual({
    url,
    alt: "A ring",
  });
});
