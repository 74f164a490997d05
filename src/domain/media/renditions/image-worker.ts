import type { RenditionFormat, RenditionWidth } from "#contract/media/media-urls.ts";
import type { Original, OriginalFile } from "../../services/media-library.ts";

/** Decodes, normalizes and resizes photos. */
export type ImageWorker = {
  /** Upright, sRGB, without metadata. Throws DomainError with a sentence that says what to do. */
  normalize: (bytes: Uint8Array) => Promise<Original>;
  /** The same for a local file; writes another beside it. */
  normalizeFile: (file: string) => Promise<OriginalFile>;
  /** One rendition of an original, never larger than it. @param original its bytes or its local file */
  render: (
    original: Uint8Array | string,
    width: RenditionWidth,
    format: RenditionFormat,
  ) => Promise<Uint8Array>;
  close: () => void;
};

/** Works in this process: for tests and benchmarks. */
export function openImageWorker(): ImageWorker {
  return {
    // Loaded on first use: processes with a worker of their own never load the library.
    normalize: async (bytes) => (await import("./prepare-original.ts")).prepareOriginal(bytes),
    normalizeFile: async (file) =>
      (await import("./prepare-original-file.ts")).prepareOriginalFile(file),
    render: async (...wanted) => (await import("./render.ts")).render(...wanted),
    close: () => undefined,
  };
}
