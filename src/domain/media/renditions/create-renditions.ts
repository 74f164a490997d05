import {
  type RenditionFormat,
  type RenditionWidth,
  renditionWidths,
} from "#contract/media/media-urls.ts";
import type { ImageWorker } from "./image-worker.ts";
import { originalName, renditionName } from "../storage/media-names.ts";
import type { MediaStore } from "../storage/media-store.ts";
import type { StoredOriginal } from "../../services/media-library.ts";
import type { WorkQueue } from "./work-queue.ts";

/** Renders each rendition once and stores it. */
export function createRenditions(store: MediaStore, imageWorker: ImageWorker, queue: WorkQueue) {
  const readOrRender = async (
    original: StoredOriginal,
    width: RenditionWidth,
    format: RenditionFormat,
  ) => {
    const name = renditionName(original, width, format);
    const stored = await store.read(name);
    if (stored) return stored;
    const source = await (store.locate ?? store.read)(originalName(original));
    if (source === null) return null;
    const bytes = await imageWorker.render(source, width, format);
    await store.write(name, bytes);
    return bytes;
  };

  const read = async (original: StoredOriginal, width: RenditionWidth, format: RenditionFormat) => {
    const name = renditionName(original, width, format);
    const stored = await store.read(name);
    if (stored) return stored;
    const options = { isHeavy: isHeavy(width, format) };
    return queue.add(name, () => readOrRender(original, width, format), options);
  };

  const prerender = (original: StoredOriginal) => {
    for (const width of renditionWidths(original.width)) {
      const name = renditionName(original, width, "avif");
      const render = async () =>
        (await store.has(name)) || (await readOrRender(original, width, "avif"));
      // The smallest first. A failure is reported when a visitor requests the rendition.
      const options = { priority: width, isHeavy: isHeavy(width, "avif") };
      queue.add<unknown>(name, render, options).catch(() => undefined);
    }
  };

  return { read, prerender };
}

/** Encoding an AVIF of 2560 px takes 250 MB of memory, of 1280 px a third of that. */
const isHeavy = (width: RenditionWidth, format: RenditionFormat) =>
  format === "avif" && width > 1280;
