const KEY = "inquired:";

/** Marks for the rest of the visit that somebody wrote about a piece. */
export function markSent(pieceId: number): void {
  try {
    sessionStorage.setItem(KEY + pieceId, "1");
  } catch {
    // Storage is turned off: the page will not say that they wrote.
    return;
  }
}

/** Whether somebody wrote about a piece on this visit. */
export function hasSent(pieceId: number): boolean {
  try {
    return sessionStorage.getItem(KEY + pieceId) !== null;
  } catch {
    return false;
  }
}
