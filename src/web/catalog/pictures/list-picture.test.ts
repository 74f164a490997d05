import { expect, test } from "vitest";
import type { Picture } from "#contract/media/media.ts";
import { toListPicture } from "./list-picture.ts";

const picture: Picture = {
  url: `/media/${"ab".repeat(32)}.jpg`,
  alt: "A ring on slate",
  width: 1600,
  height: 1200,
  blur: "data:image/webp;base64,AAAA",
  color: "#514d49",
  focalX: 0.5,
  focalY: 0.5,
};

test("keeps only url, size and color of a centered picture", () => {
  const url = `/media/${"ab".repeat(16)}.jpg`;
  expect(toListPicture(picture)).toEqual({ url, width: 1600, height: 1200, color: "#514d49" });
});

test("keeps an off-center focal point, and alt and blur on request", () => {
  const one = toListPicture({ ...picture, focalY: 0.2 }, { alt: picture.alt, blur: picture.blur });
  expect(one).toMatchObject({ focalX: 0.5, focalY: 0.2, alt: picture.alt, blur: picture.blur });
});

test("keeps the URL of an external picture", () => {
  const url = "https://example.com/ring.jpg";
  expect(toListPicture({ ...picture, url, width: null, height: null, color: "" })).toEqual({
    url,
    width: null,
    height: null,
  });
});
