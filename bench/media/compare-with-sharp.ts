import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { RENDITION_FORMATS, renditionWidths } from "#contract/media/media-urls.ts";
import { createMediaLibrary } from "#domain/media/media-library.ts";
import { diskStore } from "#domain/media/storage/disk-store.ts";

const AT_ONCE = 2;

/** Pictures a second of the whole photo desk, of plain sharp, and the one as a part of the other. */
export async function compareWithSharp(photographs: Buffer[]) {
  const plain = await measure(photographs, renderPlainly);
  const folder = await mkdtemp(path.join(tmpdir(), "fernhill-bench-"));
  const desk = createMediaLibrary(await diskStore(folder));
  const whole = await measure(photographs, async (photograph) => {
    const original = await desk.normalize(photograph);
    await desk.store(original);
    await Promise.all(
      renditionWidths(original.width).flatMap((width) =>
        RENDITION_FORMATS.map((format) => desk.readRendition(original, width, format)),
      ),
    );
  });
  await rm(folder, { recursive: true });
  return { plain, whole, ratio: whole / plain };
}

async function measure(photographs: Buffer[], work: (photograph: Buffer) => Promise<void>) {
  const waiting = [...photographs];
  const started = performance.now();
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return photographs.length / ((performance.now() - started) / 1000);
}

/** The same renditions by sharp alone: upright, without storing anything. */
async function renderPlainly(photograph: Buffer): Promise<void> {
  const { width } = await sharp(photograph)
    .autoOrient()
    .toBuffer({ resolveWithObject: true })
    .then(({ info }) => info);
  for (const each of renditionWidths(width)) {
    const resized = () => sharp(photograph).autoOrient().resize({ width: each });
    await resized().avif({ quality: 60, effort: 3 }).toBuffer();
    await resized().webp({ quality: 80, effort: 4 }).toBuffer();
    await resized().jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}
