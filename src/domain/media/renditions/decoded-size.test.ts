import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureWithCornerColors, pngWithClaimedSize } from "#tests/support/test-pictures.ts";
import { prepareOriginal } from "./prepare-original.ts";

/** Small files that claim 7,746 × 7,745 pixels. */
async function progressiveJpeg() {
  const picture = pictureWithCornerColors().toColourspace("cmyk");
  const jpeg = await picture.jpeg({ progressive: true }).toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc2]));
  jpeg.writeUInt16BE(7745, frame + 5);
  jpeg.writeUInt16BE(7746, frame + 7);
  return jpeg;
}

async function gif() {
  const picture = await pictureWithCornerColors().gif().toBuffer();
  const size = Buffer.from(picture.subarray(6, 10));
  for (let at = picture.indexOf(size); at >= 0; at = picture.indexOf(size)) {
    picture.writeUInt16LE(7746, at);
    picture.writeUInt16LE(7745, at + 2);
  }
  return picture;
}

async function avif() {
  const picture = await pictureWithCornerColors().avif({ effort: 0 }).toBuffer();
  const box = picture.indexOf("ispe");
  picture.writeUInt32BE(7746, box + 8);
  picture.writeUInt32BE(7745, box + 12);
  return picture;
}

test.each([
  ["16 bits a channel", () => pngWithClaimedSize(7746, 7745, 16)],
  ["four inks that load line by line", progressiveJpeg],
  ["frames", gif],
  ["a codec of films", avif],
])("refuses 60 megapixels of %s, without decoding them", async (_, make) => {
  const picture = await make();
  const { width, height } = await sharp(picture).metadata();
  expect(width * height).toBeGreaterThan(59_000_000);
  await expect(prepareOriginal(picture)).rejects.toMatchObject({
    code: "too-large",
    message: expect.stringMatching(/too much memory/),
  });
});
