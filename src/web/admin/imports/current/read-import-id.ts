/** The id of the sync log that a response names. */
export function readImportId(response: Response): number | null {
  return Number(response.headers.get("X-Sync-Log-Id")) || null;
}
