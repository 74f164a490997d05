import sharp from "sharp";

/**
 * JPEG photos of 24 megapixels and 25 MB (24 MiB), all different: noise, which takes an encoder the most memory
 * and no camera makes.
 */
export async function makeNoisePhotos(count: number): Promise<Buffer[]> {
  const photos: Buffer[] = [];
  for (let index = 0; index < count; index += 1) {
    const noise = { type: "gaussian" as const, mean: 100 + index * 10, sigma: 40 };
    const create = { width: 6000, height: 4000, channels: 3 as const, background: "#000", noise };
    photos.push(await sharp({ create }).jpeg({ quality: QUALITY }).toBuffer());
  }
  return photos;
}

const QUALITY = 98;
