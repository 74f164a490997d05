import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";

export const RED = [200, 30, 30] as const;
export const GREEN = [30, 160, 30] as const;
export const BLUE = [30, 30, 200] as const;
export const GOLD = [200, 160, 40] as const;

type Color = readonly [number, number, number];

/** A picture whose corners have one color each, from the upper left clockwise. */
export function pictureWithCornerColors(
  width = 64,
  height = 32,
  corners: readonly Color[] = [RED, GREEN, BLUE, GOLD],
): Sharp {
  const [w, h] = [width / 2, height / 2];
  const patch = (color: Color = RED) => ({
    create: { width: w, height: h, channels: 3 as const, background: toRgb(color) },
  });
  return sharp({ create: { width, height, channels: 3, background: toRgb(RED) } }).composite([
    { input: patch(corners[0]), left: 0, top: 0 },
    { input: patch(corners[1]), left: w, top: 0 },
    { input: patch(corners[2]), left: w, top: h },
    { input: patch(corners[3]), left: 0, top: h },
  ]);
}

/** Which of the colors is nearest in each corner, from the upper left clockwise. */
export async function readCornerColors(bytes: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const place = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3;
    return nameOf([...data.subarray(place, place + 3)]);
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.75, 0.75), at(0.25, 0.75)];
}

const NAMED = { red: RED, green: GREEN, blue: BLUE, gold: GOLD };

function nameOf(pixel: number[]): string {
  const distance = (color: Color) =>
    color.reduce((sum, value, index) => sum + Math.abs(value - (pixel[index] ?? 0)), 0);
  const [first] = Object.entries(NAMED).toSorted(([, a], [, b]) => distance(a) - distance(b));
  return first?.[0] ?? "none";
}

const toRgb = ([r, g, b]: Color) => ({ r, g, b });

/** Stands in every kind of metadata of a photograph made by `telling`. */
export const METADATA_SECRET = "SECRET-38.1496N-79.0717W";

/** A JPEG photograph that tells where it was taken, in EXIF, GPS, XMP, IPTC and a comment. */
export async function pictureWithMetadata(picture: Sharp, orientation = 1): Promise<Buffer> {
  const jpeg = await picture
    .withExif({
      IFD0: { Copyright: METADATA_SECRET, ImageDescription: METADATA_SECRET },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "38/1 8/1 5855/100",
        GPSAreaInformation: METADATA_SECRET,
      },
    })
    .withXmp(
      `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${METADATA_SECRET}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
    )
    .withMetadata({ orientation })
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toBuffer();
  const caption = Buffer.from([
    0x1c,
    0x02,
    0x78,
    0,
    METADATA_SECRET.length,
    ...Buffer.from(METADATA_SECRET),
  ]);
  const head = Buffer.from([0x04, 0x04, 0, 0, 0, 0, 0, caption.length]);
  const iptc = Buffer.concat([
    Buffer.from("Photoshop 3.0\u00008BIM"),
    head,
    caption,
    Buffer.alloc(1),
  ]);
  const segments = [segment(0xed, iptc), segment(0xfe, Buffer.from(METADATA_SECRET))];
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A PNG whose header promises more than it holds. */
export function pngWithClaimedSize(width: number, height: number, bits = 8): Buffer {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt8(bits, 24);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
