/** A picture made fit to be kept: upright, sRGB, without any metadata. */
export type Original = {
  /** SHA-256 of `data`, in hex. */
  hash: string;
  data: Uint8Array;
  /** WebP where parts are see-through. */
  extension: "jpg" | "webp";
  width: number;
  height: number;
  /** data: URL of the picture a few pixels wide. */
  blur: string;
  /** What the picture is from afar, #rrggbb. */
  color: string;
};

/** What names a kept original. */
export type Kept = Pick<Original, "hash" | "extension" | "width">;
