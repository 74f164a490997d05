import { readdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const folder = fileURLToPath(new URL("../../sample/photographs/", import.meta.url));

/** JPEG photographs of 12 megapixels as a phone makes them, no two alike, from the sample ones. */
export async function makePhonePhotos(count: number): Promise<Buffer[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".jpg"));
  const made: Buffer[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = names[index % names.length];
    const mark = { width: 40, height: 40, channels: 3 as const };
    const background = { r: index * 4, g: 120, b: 255 - index * 4 };
    made.push(
      await sharp(path.join(folder, String(name)))
        .resize(4032, 3024, { fit: "cover" })
        .composite([{ input: { create: { ...mark, background } }, left: 0, top: 0 }])
        .withMetadata({ orientation: 1 + (index % 8) })
        .jpeg({ quality: 90 })
        .toBuffer(),
    );
  }
  return made;
}
