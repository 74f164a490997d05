import { fetchApi } from "./call-api.ts";

/** What is said of an export, on each screen that has one; literal. */
export const EXPORTED = "Data exported successfully";
export const EXPORT_FAILED = "Failed to export data";

/** Downloads the workbook of all data. Throws ApiError. */
export const downloadExport = (): Promise<void> =>
  downloadFile("/api/data/export", "designer-goldsmith-data.xlsx");

/** Downloads the workbook of some pieces. Throws ApiError. */
export async function downloadPieces(ids: number[]): Promise<void> {
  const response = await fetchApi("POST", "/api/data/export/pieces", { ids });
  saveFile(await response.blob(), "designer-goldsmith-pieces.xlsx");
}

/** Downloads an API file under a name. Throws ApiError. */
export async function downloadFile(path: string, name: string): Promise<void> {
  const response = await fetchApi("GET", path);
  saveFile(await response.blob(), name);
}

/** Saves bytes as a file. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the object URL after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
