import { fetchApi } from "./fetch-api.ts";

/** Fetches the workbook of all data and hands it to the browser as a file. Throws ApiError. */
export const downloadExport = (): Promise<void> =>
  downloadFile("/api/data/export", "designer-goldsmith-data.xlsx");

/** Fetches a file of the shop and hands it to the browser under a name. Throws ApiError. */
export async function downloadFile(path: string, name: string): Promise<void> {
  const answer = await fetchApi("GET", path);
  saveFile(await answer.blob(), name);
}

/** Hands bytes to the browser as a file of a name. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
