/** What the desk checks before it sends a file, and the server after: bytes, and the sentence of a refusal. */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024;
export const PICTURE_TOO_LARGE = "This photo is larger than 25 MB. Choose a smaller one.";

/** Of a ZIP, and of all that is unpacked from it. */
export const MAX_ARCHIVE_BYTES = 500 * 1024 * 1024;
export const MAX_UNPACKED_BYTES = 2 * 1024 ** 3;
export const ARCHIVE_TOO_LARGE =
  "This ZIP is larger than 500 MB. Split it into several smaller ZIPs.";

export const MAX_SPREADSHEET_BYTES = 20 * 1024 * 1024;
/** Of WordPress' own export, which is streamed. */
export const MAX_WORDPRESS_BYTES = 200 * 1024 * 1024;

/** What tells the two apart stands there: WordPress writes instructions of 2 kB above its exports. */
export const START_BYTES = 16 * 1024;

export const isWordpressExport = (start: string): boolean =>
  start.includes("http://wordpress.org/export/");

/** The sentence that refuses a file for its size; null for none. @param start its first `START_BYTES` */
export function refuseLarge(size: number, start: string): string | null {
  if (isWordpressExport(start)) {
    return size > MAX_WORDPRESS_BYTES
      ? "This export is larger than 200 MB. Export posts and pages one after the other."
      : null;
  }
  return size > MAX_SPREADSHEET_BYTES
    ? "This file is larger than 20 MB. Split it, or take large photos out of it."
    : null;
}
