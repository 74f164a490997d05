import { createReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { isWordpressExport, refuseLarge, START_BYTES } from "#contract/media/upload-limits.ts";
import {
  archiveError,
  binaryWorkbookError,
  emptyFileError,
  fileTooLargeError,
  numbersError,
  openDocumentError,
  pdfError,
  pictureError,
  unknownFileError,
  wordError,
} from "../tables/spreadsheet-errors.ts";
import { readCsv } from "./csv/read-csv.ts";
import { chunksOf } from "./xml/chunks-of.ts";
import { openWordpress } from "./wordpress/open-wordpress.ts";
import { readXmlTable } from "./xml-table/read-xml-table.ts";
import { openXls } from "./excel/open-xls.ts";
import { openXlsx } from "./excel/open-xlsx.ts";
import { isXmlWorkbook, openXmlWorkbook } from "./excel/open-xml-workbook.ts";
import { readHtmlTable } from "./html/read-html-table.ts";
import { isJson, readJsonTable } from "./json/read-json-table.ts";
import { openOds } from "./open-document/open-ods.ts";
import { readEntry } from "./zip/read-entry.ts";
import { readZipDirectory } from "./zip/zip-directory.ts";
import { type ReadFile, readChosenSheets } from "./sheets/workbook.ts";

const startsWith = (bytes: Buffer, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

const PROLOG = /^(?:ï»¿)?(?:\s|<\?[^]*?\?>|<!--[^]*?-->)*/;

const WEB_PAGE = /^(?:!doctype html|html|head|body|table|div|script|svg)$/;

/** A table of text may begin with a heading in angle brackets. */
const isXml = (bytes: Buffer): boolean =>
  bytes.subarray(0, START_BYTES).includes("<?xml") ||
  /<(?:rss|feed)[\s>]/.test(bytes.toString("latin1", 0, START_BYTES)) ||
  bytes
    .toString("latin1", bytes.length - 64)
    .trimEnd()
    .endsWith(">");

const isPictureFile = (bytes: Buffer) =>
  startsWith(bytes, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  startsWith(bytes, 0x47, 0x49, 0x46, 0x38) ||
  (startsWith(bytes, 0x52, 0x49, 0x46, 0x46) && bytes.toString("latin1", 8, 12) === "WEBP");

/** A damaged text file has a few control characters, a binary one many. */
const MAX_CONTROL_SHARE = 0.01;

const MAX_FEW_CONTROLS = 3;

/** The bytes of a file, or the path where it was received. */
export type FileContent = Uint8Array | string;

/**
 * Reads a spreadsheet, whatever its name. Slow and memory-intensive: use `readInChildProcess`.
 * @param sheets names of those to read; null for those that hold the pieces most likely
 * @throws DomainError with a sentence for people
 */
export async function readSpreadsheetFile(
  content: FileContent,
  sheets: string[] | null = null,
): Promise<ReadFile> {
  const { size, start } = await lookInto(content);
  const refusal = refuseLarge(size, start);
  if (refusal !== null) throw fileTooLargeError(refusal);
  if (isWordpressExport(start)) {
    const chunks = () =>
      typeof content === "string" ? createReadStream(content) : chunksOf(content);
    const workbook = await openWordpress(chunks);
    if (workbook.sheets.length > 1) return readChosenSheets(workbook, sheets);
    return { tables: [{ ...(await workbook.readSheet(0)), name: "" }], sheets: [] };
  }
  const bytes = typeof content === "string" ? await readFile(content) : toBuffer(content);
  switch (detectFileType(bytes)) {
    case "xlsx": {
      return readChosenSheets(openXlsx(bytes), sheets);
    }
    case "ods": {
      return readChosenSheets(await openOds(bytes), sheets);
    }
    case "compound": {
      return readChosenSheets(await openXls(bytes), sheets);
    }
    case "xml-workbook": {
      return readChosenSheets(await openXmlWorkbook(bytes), sheets);
    }
    case "html": {
      return { tables: [await readHtmlTable(bytes)], sheets: [] };
    }
    case "json": {
      return { tables: [await readJsonTable(bytes)], sheets: [] };
    }
    case "xml": {
      return { tables: [await readXmlTable(bytes)], sheets: [] };
    }
    default: {
      return { tables: [await readCsv(bytes)], sheets: [] };
    }
  }
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

async function lookInto(content: FileContent): Promise<{ size: number; start: string }> {
  if (typeof content !== "string") {
    return { size: content.length, start: toBuffer(content).toString("latin1", 0, START_BYTES) };
  }
  const file = await open(content);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(START_BYTES) });
    return { size: (await file.stat()).size, start: buffer.toString("latin1", 0, bytesRead) };
  } finally {
    await file.close();
  }
}

type FileType = "xlsx" | "ods" | "compound" | "xml-workbook" | "xml" | "html" | "json" | "text";

/**
 * Detects a file's type by its bytes, since names are unreliable. "compound" is an .xls, or an
 * .xlsx with a password.
 * @throws unsupported-media; unprocessable when empty or damaged
 */
function detectFileType(bytes: Buffer): FileType {
  if (bytes.length === 0) throw emptyFileError();
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06)) {
    return detectArchiveType(bytes);
  }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return "compound";
  if (bytes.subarray(0, 1024).includes("%PDF-")) throw pdfError();
  if (isPictureFile(bytes)) throw pictureError();
  const start = bytes.toString("latin1", 0, START_BYTES);
  const root = findRoot(start);
  if (root !== null && WEB_PAGE.test(root)) return "html";
  if (isBinary(bytes)) throw unknownFileError();
  if (root !== null && isXml(bytes)) return isXmlWorkbook(start) ? "xml-workbook" : "xml";
  return isJson(start) ? "json" : "text";
}

/** The name of the first element, "!doctype html" for a page's; null for text that has none. */
function findRoot(start: string): string | null {
  const markup = start.slice(PROLOG.exec(start)?.[0].length ?? 0).toLowerCase();
  if (/^<!doctype\s+html/.test(markup)) return "!doctype html";
  const element = markup.replace(/^<!doctype[^>]*>\s*/, "");
  return /^<([a-z_][\w.:-]*)(?=[\s/>])/.exec(element)?.[1] ?? null;
}

function detectArchiveType(bytes: Buffer): FileType {
  const entries = readZipDirectory(bytes);
  const names = new Set(entries.map(({ name }) => name));
  if (names.has("xl/workbook.bin")) throw binaryWorkbookError();
  if (names.has("[Content_Types].xml") && [...names].some((name) => name.startsWith("xl/"))) {
    return "xlsx";
  }
  if (names.has("word/document.xml")) throw wordError();
  if ([...names].some((name) => name.endsWith(".iwa"))) throw numbersError();
  const mimeType = entries.find(({ name }) => name === "mimetype");
  if (mimeType && names.has("content.xml")) {
    if (/opendocument\.spreadsheet/.test(readEntry(bytes, mimeType))) return "ods";
    throw openDocumentError();
  }
  throw archiveError();
}

/** In UTF-16 about every second byte of Latin text is zero. */
function isBinary(bytes: Buffer): boolean {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return false;
  const start = bytes.subarray(0, 4096);
  const zeros = start.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  const controls = start.reduce(
    (count, byte) => count + (byte < 32 && byte !== 0 && !(byte >= 9 && byte <= 13) ? 1 : 0),
    0,
  );
  const isUtf16 = zeros >= start.length / 5;
  const unexpected = isUtf16 ? controls : controls + zeros;
  return unexpected > Math.max(MAX_FEW_CONTROLS, start.length * MAX_CONTROL_SHARE);
}
