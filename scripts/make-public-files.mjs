/**
 * Generates the pictures and icons of public/ from the sample photos and public/icon.svg:
 * node scripts/make-public-files.mjs
 * Run it after a change of one of them; its output is committed.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const root = fileURLToPath(new URL("../", import.meta.url));
const photograph = (/** @type {string} */ name) =>
  path.join(root, "sample/photographs", `${name}.jpg`);

const SQUARE = { width: 1600, height: 1600, left: 0, top: 0 };

/**
 * Path in public/images → photo, widths and, where it is cropped, the region.
 * @type {Record<string, [source: string, widths: number[], part?: import("sharp").Region]>}
 */
const STILLS = {
  "categories/bracelets": ["rose-gold-toggle-bracelet-1", [400, 800]],
  "categories/earrings": ["pearl-drop-earrings-1", [400, 800]],
  "categories/gold": ["hammered-gold-band-1", [400, 800]],
  "categories/necklaces": ["pearl-strand-necklace-1", [400, 800]],
  "categories/pendants": ["turquoise-pendant-1", [400, 800]],
  "categories/pins": ["leaf-laurel-brooch-1", [400, 800]],
  "categories/rings": ["moonstone-cabochon-ring-1", [400, 800]],
  "categories/silver": ["forged-silver-link-bracelet-1", [400, 800]],
  "categories/default": ["gold-paperclip-chain-1", [400, 800]],
  "social/signet": ["oval-signet-ring-2", [320, 640]],
  "social/garnets": ["garnet-studs-2", [320, 640]],
  "social/emerald": ["emerald-trilogy-ring-1", [320, 640]],
  "social/dragonfly": ["dragonfly-pin-1", [320, 640]],
  "social/bangles": ["hammered-silver-bangles-1", [320, 640]],
  "social/opal": ["opal-bezel-necklace-1", [320, 640]],
  promo: ["hammered-hoop-earrings-1", [640, 1280], SQUARE],
  workbench: ["workbench-1", [640, 1280, 1920]],
  bench: ["workbench-1", [440, 880], { width: 880, height: 1100, left: 620, top: 60 }],
  turntable: ["turntable-poster", [720]],
};

for (const [name, [source, widths, part]] of Object.entries(STILLS)) {
  await makeStill(name, source, widths, part);
}
await makeIcons();

/**
 * @param {string} name
 * @param {string} source
 * @param {number[]} widths
 * @param {import("sharp").Region} [part]
 */
async function makeStill(name, source, widths, part) {
  const whole = sharp(photograph(source));
  const picture = part ? whole.extract(part) : whole;
  const { dominant } = await picture.clone().stats();
  const color = [dominant.r, dominant.g, dominant.b]
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("");
  process.stdout.write(`${name} #${color}\n`);
  await mkdir(path.dirname(path.join(root, "public/images", name)), { recursive: true });
  for (const width of widths) {
    const file = path.join(root, "public/images", `${name}-${width}`);
    const sized = picture.clone().resize({ width });
    await sized.clone().avif({ quality: 55, effort: 6 }).toFile(`${file}.avif`);
    await sized.clone().jpeg({ quality: 76, mozjpeg: true }).toFile(`${file}.jpg`);
  }
}

async function makeIcons() {
  const drawn = path.join(root, "public/icon.svg");
  const full = path.join(root, "public/icon-maskable.svg");
  const write = (/** @type {string} */ name, /** @type {Buffer} */ bytes) =>
    writeFile(path.join(root, "public", name), bytes);
  await write("icon-192.png", await png(drawn, 192));
  await write("icon-512.png", await png(drawn, 512));
  await write("icon-maskable-512.png", await png(full, 512));
  await write("apple-touch-icon.png", await png(full, 180));
  await write("favicon.ico", icoOf(await png(drawn, 32), 32));
}

/**
 * @param {string} source
 * @param {number} size
 */
function png(source, size) {
  return sharp(source, { density: 600 }).resize(size, size).png().toBuffer();
}

/**
 * An ICO file with one PNG.
 * @param {Buffer} image
 * @param {number} size
 */
function icoOf(image, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
