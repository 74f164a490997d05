import { expect, test } from "vitest";
import { comparedPhotoSizes } from "./compared-photo-sizes.ts";

const photo = { width: 1600, height: 1600 };

test("a compared photo is as wide as its column, and wider where it is cropped", () => {
  expect(comparedPhotoSizes(photo, 2)).toBe(
    "(min-width: 1100px) 42vw, (min-width: 768px) 51vw, 63vw",
  );
  expect(comparedPhotoSizes({ width: 1600, height: 2000 }, 2)).toBe(
    "(min-width: 1100px) 34vw, (min-width: 768px) 41vw, 50vw",
  );
  expect(comparedPhotoSizes({ width: null, height: null }, 1)).toBe(
    "(min-width: 1100px) 67vw, (min-width: 768px) 81vw, 50vw",
  );
});

test("more photos than fit have columns of a width of their own", () => {
  expect(comparedPhotoSizes(photo, 8)).toBe(
    "(min-width: 1100px) max(300px, 11vw), (min-width: 768px) max(300px, 13vw), 163px",
  );
});
