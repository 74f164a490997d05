/** The id of the sync log that a response names. */
export function readImportId(answer: Response): number | null {
  return Number(answer.headers.get("X-Sync-Log-Id")) || null;
}
