/** What the desk checks before it sends a file, and the server after: bytes, and the sentence of a refusal. */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024;
export const PICTURE_TOO_LARGE = "This photo is larger than 25 MB. Choose a smaller one.";

export const MAX_SPREADSHEET_BYTES = 20 * 1024 * 1024;
export const SPREADSHEET_TOO_LARGE =
  "This file is larger than 20 MB. Split it, or take large photos out of it.";
