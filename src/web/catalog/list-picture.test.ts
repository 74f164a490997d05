import { expect, test } from "vitest";
import type { Picture } from "#contract/media.ts";
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

test("of a picture that is as usual only its address, its size and its colour are left", () => {
  const url = `/media/${"ab".repeat(16)}.jpg`;
  expect(toListPicture(picture)).toEqual({ url, width: 1600, height: 1200, color: "#514d49" });
});

test("its focal point stays, and its words and its blur where they are asked for", () => {
  const one = toListPicture({ ...picture, focalY: 0.2 }, { alt: picture.alt, blur: picture.blur });
  expect(one).toMatchObject({ focalX: 0.5, focalY: 0.2, alt: picture.alt, blur: picture.blur });
});

test("a picture of elsewhere keeps its address", () => {
  const url = "https://example.com/ring.jpg";
  expect(toListPicture({ ...picture, url, width: null, height: null, color: "" })).toEqual({
    url,
    width: null,
    height: null,
  });
});
