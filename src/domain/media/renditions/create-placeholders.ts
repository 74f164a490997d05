import sharp from "sharp";
import type { Original } from "../../services/media-library.ts";

const BLUR_PIXELS = 16;
const COLOR_PIXELS = 32;

/** The blur and color shown until a photo has loaded. @param picture its bytes or its file */
export async function createPlaceholders(
  picture: Buffer | string,
): Promise<Pick<Original, "blur" | "color">> {
  const small = await sharp(picture)
    .resize(COLOR_PIXELS, COLOR_PIXELS, { fit: "inside" })
    .png()
    .toBuffer();
  const [blur, pixels] = await Promise.all([
    sharp(small)
      .resize(BLUR_PIXELS, BLUR_PIXELS, { fit: "inside" })
      .webp({ quality: 40 })
      .toBuffer(),
    sharp(small).flatten({ background: "#ffffff" }).toColourspace("srgb").raw().toBuffer(),
  ]);
  return { blur: `data:image/webp;base64,${blur.toString("base64")}`, color: averageColor(pixels) };
}

function averageColor(pixels: Buffer): string {
  const count = pixels.length / 3;
  const sums = [0, 0, 0];
  pixels.forEach((value, index) => {
    sums[index % 3]! += value;
  });
  const hex = sums.map((sum) =>
    Math.round(sum / count)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}
