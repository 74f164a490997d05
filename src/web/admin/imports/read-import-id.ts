/** The run that a call was, as its answer names it. */
export function readImportId(answer: Response): number | null {
  return Number(answer.headers.get("X-Sync-Log-Id")) || null;
}
