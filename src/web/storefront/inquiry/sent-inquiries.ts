import { readStored, writeStored } from "#web/ui/browser-storage.ts";

const KEY = "inquired:";

/** Marks for the rest of the visit that somebody wrote about a piece. */
export const markSent = (pieceId: number): boolean =>
  writeStored("sessionStorage", KEY + pieceId, "1");

/** Whether somebody wrote about a piece on this visit; false where storage is off. */
export const hasSent = (pieceId: number): boolean =>
  readStored("sessionStorage", KEY + pieceId) !== null;
