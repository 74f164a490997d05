import { setImmediate } from "node:timers/promises";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { sheetXml } from "./sheet-xml.ts";
import { sheetPath, workbookParts } from "./workbook-parts.ts";
import type { Sheet } from "./sheet.ts";

/**
 * An Excel workbook (.xlsx) in chunks: sheet by sheet, a few hundred rows at a time, in constant memory.
 */
export async function* writeWorkbook(sheets: Sheet[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const parts = Object.entries(workbookParts(sheets.map(({ name }) => name)));
  for (const [path, xml] of parts) add(zip, path).push(strToU8(xml), true);
  for (const [index, sheet] of sheets.entries()) {
    const part = add(zip, sheetPath(index));
    for await (const xml of sheetXml(sheet)) {
      part.push(strToU8(xml));
      yield* ready.splice(0);
      // SQLite runs in this thread: without a pause the event loop would serve nobody meanwhile.
      await setImmediate();
    }
    part.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready.splice(0);
}

function add(zip: Zip, path: string): ZipDeflate {
  const part = new ZipDeflate(path, { level: 6 });
  zip.add(part);
  return part;
}
