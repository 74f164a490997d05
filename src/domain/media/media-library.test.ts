import { expect, test, vi } from "vitest";
import { createMediaLibrary } from "./media-library.ts";
import { openImageWorker } from "./renditions/image-worker.ts";
import { memoryStore } from "#tests/support/memory-store.ts";

test("closes its image worker", () => {
  const close = vi.fn<() => void>();
  const library = createMediaLibrary(memoryStore(), {
    imageWorker: { ...openImageWorker(), close },
  });
  expect(close).not.toHaveBeenCalled();
  library.close();
  expect(close).toHaveBeenCalledOnce();
});
