import {
  binaryWorkbookError,
  emptyFileError,
  openDocumentError,
  archiveError,
  pdfError,
  pictureError,
  unknownFileError,
  numbersError,
  wordError,
} from "../tables/spreadsheet-errors.ts";
import { isXmlWorkbook } from "./excel/open-xml-workbook.ts";
import { isJson } from "./json/read-json-table.ts";
import { readEntry } from "./zip/read-entry.ts";
import { readZipDirectory } from "./zip/zip-directory.ts";

export type FileType =
  | "xlsx"
  | "ods"
  | "compound"
  | "xml-workbook"
  | "xml"
  | "html"
  | "json"
  | "text";

const startsWith = (bytes: Buffer, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * Detects a file's type by its bytes, since names are unreliable. "compound" is an .xls, or an
 * .xlsx with a password.
 * @throws unsupported-media; unprocessable when empty or damaged
 */
export function detectFileType(bytes: Buffer): FileType {
  if (bytes.length === 0) throw emptyFileError();
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06)) {
    return detectArchiveType(bytes);
  }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return "compound";
  if (bytes.subarray(0, 1024).includes("%PDF-")) throw pdfError();
  if (isPictureFile(bytes)) throw pictureError();
  const start = bytes.toString("latin1", 0, MAX_PROLOG_BYTES);
  const root = findRoot(start);
  if (root !== null && WEB_PAGE.test(root)) return "html";
  if (isBinary(bytes)) throw unknownFileError();
  if (root !== null && isXml(bytes)) return isXmlWorkbook(start) ? "xml-workbook" : "xml";
  return isJson(start) ? "json" : "text";
}

/** WordPress writes instructions of 2 kB above its exports. */
const MAX_PROLOG_BYTES = 16 * 1024;
const PROLOG = /^(?:ï»¿)?(?:\s|<\?[^]*?\?>|<!--[^]*?-->)*/;
const WEB_PAGE = /^(?:!doctype html|html|head|body|table|div|script|svg)$/;

/** The name of the first element, "!doctype html" for a page's; null for text that has none. */
function findRoot(start: string): string | null {
  const markup = start.slice(PROLOG.exec(start)?.[0].length ?? 0).toLowerCase();
  if (/^<!doctype\s+html/.test(markup)) return "!doctype html";
  const element = markup.replace(/^<!doctype[^>]*>\s*/, "");
  return /^<([a-z_][\w.:-]*)(?=[\s/>])/.exec(element)?.[1] ?? null;
}

/** A table of text may begin with a heading in angle brackets. */
const isXml = (bytes: Buffer): boolean =>
  bytes.subarray(0, MAX_PROLOG_BYTES).includes("<?xml") ||
  /<(?:rss|feed)[\s>]/.test(bytes.toString("latin1", 0, MAX_PROLOG_BYTES)) ||
  bytes
    .toString("latin1", bytes.length - 64)
    .trimEnd()
    .endsWith(">");

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

const isPictureFile = (bytes: Buffer) =>
  startsWith(bytes, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  startsWith(bytes, 0x47, 0x49, 0x46, 0x38) ||
  (startsWith(bytes, 0x52, 0x49, 0x46, 0x46) && bytes.toString("latin1", 8, 12) === "WEBP");

/** A damaged text file has a few control characters, a binary one many. */
const MAX_CONTROL_SHARE = 0.01;
const MAX_FEW_CONTROLS = 3;

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
