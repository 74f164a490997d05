import { MAX_PICTURE_BYTES } from "#contract/media/upload-limits.ts";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  pictureWithCornerColors,
  readCornerColors,
  pngWithClaimedSize,
  METADATA_SECRET,
  pictureWithMetadata,
} from "#tests/support/test-pictures.ts";
import { prepareOriginal } from "./prepare-original.ts";

const codeOf = (code: string) => expect.objectContaining({ code });

test("stores a transparent picture of more than 16 megapixels with 16", async () => {
  const background = { r: 200, g: 100, b: 50, alpha: 0.5 };
  const create = { width: 16_300, height: 1000, channels: 4 as const, background };
  const png = await sharp({ create }).withMetadata({ orientation: 6 }).png().toBuffer();
  const { width, height } = await prepareOriginal(png);
  expect(width * height).toBeLessThanOrEqual(16_000_000);
  expect(width * height).toBeGreaterThan(15_900_000);
  expect(height / width).toBeCloseTo(16.3, 0);
});

describe("a photograph", () => {
  /** The four corners, clockwise from the upper left, after rotation. */
  const UPRIGHT: Record<number, string[]> = {
    1: ["red", "green", "blue", "gold"],
    2: ["green", "red", "gold", "blue"],
    3: ["blue", "gold", "red", "green"],
    4: ["gold", "blue", "green", "red"],
    5: ["red", "gold", "blue", "green"],
    6: ["gold", "red", "green", "blue"],
    7: ["blue", "green", "red", "gold"],
    8: ["green", "blue", "gold", "red"],
  };

  test.each([1, 2, 3, 4, 5, 6, 7, 8])("with EXIF orientation %i becomes upright", async (way) => {
    const original = await prepareOriginal(
      await pictureWithMetadata(pictureWithCornerColors(), way),
    );
    expect(await readCornerColors(original.data)).toEqual(UPRIGHT[way]);
    expect([original.width, original.height]).toEqual(way < 5 ? [64, 32] : [32, 64]);
  });

  test("loses its metadata", async () => {
    const bytes = await pictureWithMetadata(pictureWithCornerColors());
    expect(bytes.toString("latin1").split(METADATA_SECRET).length - 1).toBeGreaterThanOrEqual(5);
    const { data } = await prepareOriginal(bytes);
    expect(Buffer.from(data).toString("latin1")).not.toContain(METADATA_SECRET);
    const { exif, xmp, iptc, icc, orientation, comments } = await sharp(data).metadata();
    expect({ exif, xmp, iptc, icc, orientation, comments }).toEqual({});
  });

  test("in Display P3 is converted to sRGB", async () => {
    const wide = await pictureWithCornerColors()
      .withIccProfile("p3")
      .jpeg({ quality: 100 })
      .toBuffer();
    const stored = await sharp(wide, { ignoreIcc: true }).raw().toBuffer();
    expect(stored[0]).not.toBeCloseTo(200, -1);
    const { data } = await prepareOriginal(wide);
    const [red, green] = await sharp(data).raw().toBuffer();
    expect(red).toBeGreaterThan(194);
    expect(red).toBeLessThan(206);
    expect(green).toBeLessThan(40);
  });

  test("in CMYK is converted to sRGB", async () => {
    const printed = await pictureWithCornerColors().toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp(printed).metadata()).space).toBe("cmyk");
    const { data, extension } = await prepareOriginal(printed);
    expect(extension).toBe("jpg");
    expect(await readCornerColors(data)).toEqual(["red", "green", "blue", "gold"]);
    expect((await sharp(data).metadata()).space).toBe("srgb");
  });

  test("normalizes to the same bytes each time", async () => {
    const bytes = await pictureWithMetadata(pictureWithCornerColors(640, 480));
    const [first, second] = await Promise.all([prepareOriginal(bytes), prepareOriginal(bytes)]);
    expect(second.hash).toBe(first.hash);
    expect(first.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test("has a dominant color and a blur", async () => {
    const plain = sharp({ create: { width: 80, height: 40, channels: 3, background: "#b6a997" } });
    const { color, blur } = await prepareOriginal(await plain.png().toBuffer());
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    expect(Math.abs(r! - 0xb6) + Math.abs(g! - 0xa9) + Math.abs(b! - 0x97)).toBeLessThan(9);
    expect(blur).toMatch(/^data:image\/webp;base64,/);
    expect(blur.length).toBeLessThan(300);
  });
});

describe("another image", () => {
  test("with transparency, in 16 bits, keeps it", async () => {
    const deep = await sharp({
      create: {
        width: 20,
        height: 10,
        channels: 4,
        background: { r: 200, g: 30, b: 30, alpha: 0.5 },
      },
    })
      .toColourspace("rgb16")
      .png()
      .toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    const { data, extension } = await prepareOriginal(deep);
    expect(extension).toBe("webp");
    const [red, , , alpha] = await sharp(data).raw().toBuffer();
    expect(red).toBeGreaterThan(190);
    expect(alpha).toBe(128);
  });

  test("with an opaque alpha channel becomes a JPEG", async () => {
    const opaque = await pictureWithCornerColors().ensureAlpha().png().toBuffer();
    expect((await prepareOriginal(opaque)).extension).toBe("jpg");
  });

  test("of one pixel is accepted", async () => {
    const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    expect(await prepareOriginal(dot)).toMatchObject({ width: 1, height: 1, extension: "jpg" });
  });

  test("of 500 frames becomes its first frame", async () => {
    const size = { width: 16, height: 16, channels: 3 as const };
    const frames = await Promise.all(
      Array.from({ length: 500 }, (_, index) => {
        const blinking = index % 2 === 0 ? "#000000" : "#ffffff";
        const background = index === 0 ? "#c81e1e" : blinking;
        return sharp({ create: { ...size, background } })
          .png()
          .toBuffer();
      }),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(500);
    const { data, width, height } = await prepareOriginal(gif);
    expect([width, height]).toEqual([16, 16]);
    expect(await readCornerColors(data)).toEqual(["red", "red", "red", "red"]);
  });

  test.each(["webp", "avif", "tiff", "gif"] as const)("in %s is accepted", async (format) => {
    const { data } = await prepareOriginal(
      await pictureWithCornerColors().toFormat(format).toBuffer(),
    );
    expect(await readCornerColors(data)).toEqual(["red", "green", "blue", "gold"]);
  });
});

describe("refuses with a sentence", () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';

  test.each([
    ["a HEIC photograph", heic, /HEIC.*Most Compatible/],
    ["an SVG drawing", Buffer.from(svg), /SVG/],
    ["an SVG drawing without an XML declaration", Buffer.from("\n <svg onload='x'/>"), /SVG/],
    ["a PDF", Buffer.from("%PDF-1.7 …"), /PDF/],
    ["a web page", Buffer.from("<!doctype html><p>404"), /isn’t a photo/],
  ])("%s", async (_, bytes, sentence) => {
    await expect(prepareOriginal(bytes)).rejects.toMatchObject({
      code: "unsupported-media",
      message: expect.stringMatching(sentence),
    });
  });

  test("an empty file", async () => {
    await expect(prepareOriginal(Buffer.alloc(0))).rejects.toEqual(codeOf("unprocessable"));
  });

  test("half a JPEG", async () => {
    const whole = await pictureWithCornerColors(600, 600).jpeg().toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    await expect(prepareOriginal(half)).rejects.toEqual(codeOf("unprocessable"));
  });

  test("a JPEG header followed by other bytes", async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 7)]);
    await expect(prepareOriginal(bytes)).rejects.toEqual(codeOf("unprocessable"));
  });

  test("60 MB", async () => {
    const bytes = Buffer.alloc(60 * 1024 * 1024);
    await expect(prepareOriginal(bytes)).rejects.toMatchObject({
      code: "too-large",
      message: expect.stringMatching(/25 MB/),
    });
  });

  test("one byte more than 25 MB, and not 25 MB", async () => {
    const jpeg = await pictureWithCornerColors().jpeg().toBuffer();
    const padding = Buffer.alloc(MAX_PICTURE_BYTES - jpeg.byteLength);
    const largest = Buffer.concat([jpeg, padding]);
    expect(await prepareOriginal(largest)).toMatchObject({ width: 64, height: 32 });
    const larger = Buffer.concat([largest, Buffer.alloc(1)]);
    await expect(prepareOriginal(larger)).rejects.toEqual(codeOf("too-large"));
  });

  test("a small file that claims 50000 × 50000 pixels, without decoding it", async () => {
    const before = process.memoryUsage.rss();
    await expect(prepareOriginal(pngWithClaimedSize(50_000, 50_000))).rejects.toMatchObject({
      code: "too-large",
      message: expect.stringMatching(/60 megapixels/),
    });
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
  });

  test("a file that claims a little more than 60 megapixels", async () => {
    await expect(prepareOriginal(pngWithClaimedSize(10_000, 6_001))).rejects.toEqual(
      codeOf("too-large"),
    );
  });

  test("a transparent picture of more than 16,383 pixels on one side", async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const line = (width: number) =>
      sharp({ create: { width, height: 1, channels: 4, background } })
        .png()
        .toBuffer();
    expect(await prepareOriginal(await line(16_383))).toMatchObject({ width: 16_383 });
    await expect(prepareOriginal(await line(16_384))).rejects.toMatchObject({
      code: "too-large",
      message: expect.stringMatching(/16,383 pixels/),
    });
  });
});
