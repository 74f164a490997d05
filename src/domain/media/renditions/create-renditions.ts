import {
  type RenditionFormat,
  type RenditionWidth,
  renditionWidths,
} from "#contract/media-urls.ts";
import type { ImageWorker } from "./image-worker.ts";
import { originalName, renditionName } from "../storage/media-names.ts";
import type { MediaStore } from "../storage/media-store.ts";
import type { StoredOriginal } from "../../services/media-library.ts";
import type { WorkQueue } from "./work-queue.ts";

/** Renders each rendition once and stores it. */
export function createRenditions(store: MediaStore, imageWorker: ImageWorker, queue: WorkQueue) {
  const readOrRender = async (
    kept: StoredOriginal,
    width: RenditionWidth,
    format: RenditionFormat,
  ) => {
    const name = renditionName(kept, width, format);
    const known = await store.read(name);
    if (known) return known;
    const original = await store.read(originalName(kept));
    if (!original) return null;
    const bytes = await imageWorker.render(original, width, format);
    await store.write(name, bytes);
    return bytes;
  };

  const read = async (kept: StoredOriginal, width: RenditionWidth, format: RenditionFormat) => {
    const name = renditionName(kept, width, format);
    const known = await store.read(name);
    if (known) return known;
    const heavy = isHeavy(width, format);
    return queue.do(name, () => readOrRender(kept, width, format), { heavy });
  };

  const prerender = (kept: StoredOriginal) => {
    for (const width of renditionWidths(kept.width)) {
      const name = renditionName(kept, width, "avif");
      const make = async () => (await store.has(name)) || (await readOrRender(kept, width, "avif"));
      // What fails here is made, and its failure reported, when it is asked for. The width is the
      // rank: of all that wait, the smallest come first.
      const wish = { rank: width, heavy: isHeavy(width, "avif") };
      queue.do<unknown>(name, make, wish).catch(() => undefined);
    }
  };

  return { read, prerender };
}

/** An AVIF of 2560 pixels takes 250 MB while it is made, one of 1280 a third of that. */
const isHeavy = (width: RenditionWidth, format: RenditionFormat) =>
  format === "avif" && width > 1280;
