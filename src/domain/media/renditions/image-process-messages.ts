import type { RenditionFormat, RenditionWidth } from "#contract/media/media-urls.ts";
import type { SerializedError } from "../../infrastructure/child-process/serialize-error.ts";

export type ImageRequest =
  | { work: "normalize"; bytes: Uint8Array }
  | { work: "normalize-file"; file: string }
  | {
      work: "render";
      original: Uint8Array | string;
      width: RenditionWidth;
      format: RenditionFormat;
    };

export type ImageResponse =
  | { id: number; result: unknown }
  | { id: number; error: SerializedError };
