import type { RenditionFormat, RenditionWidth } from "#contract/media-addresses.ts";
import type { Original } from "../storage/original.ts";

/** Where pictures are worked on. */
export type Darkroom = {
  /** Makes a picture fit to be kept. Throws DomainError with a sentence that says what to do. */
  clean: (bytes: Uint8Array) => Promise<Original>;
  /** Makes one rendition of an original, never larger than it. */
  render: (
    original: Uint8Array,
    width: RenditionWidth,
    format: RenditionFormat,
  ) => Promise<Uint8Array>;
  close: () => void;
};

/** A darkroom in this very process, for tests and benches. */
export function openDarkroom(): Darkroom {
  return {
    // Whoever works elsewhere never loads the library.
    clean: async (bytes) => (await import("./prepare-original.ts")).prepareOriginal(bytes),
    render: async (...wanted) => (await import("./render.ts")).render(...wanted),
    close: () => undefined,
  };
}
