import {
  isBinaryWorkbook,
  isEmpty,
  isOpenDocument,
  isOtherArchive,
  isPdf,
  isPicture,
  isUnknown,
  isWebPage,
} from "../tables/spreadsheet-errors.ts";
import { readZipDirectory } from "./zip-directory.ts";

export type FileKind = "xlsx" | "compound" | "text";

const begins = (bytes: Buffer, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * What a file is, by its bytes: names lie. "compound" is an .xls, or an .xlsx with a password.
 * @throws unsupported-media, or unprocessable for an empty or a damaged one
 */
export function recogniseFile(bytes: Buffer): FileKind {
  if (bytes.length === 0) throw isEmpty();
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04) || begins(bytes, 0x50, 0x4b, 0x05, 0x06)) {
    return recogniseArchive(bytes);
  }
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return "compound";
  if (bytes.subarray(0, 1024).includes("%PDF-")) throw isPdf();
  if (isPictureFile(bytes)) throw isPicture();
  const start = bytes.toString("latin1", 0, 1024).trimStart().toLowerCase();
  if (/^(?:ï»¿)?\s*(?:<!doctype|<html|<\?xml|<table)/.test(start)) throw isWebPage();
  if (isBinary(bytes)) throw isUnknown();
  return "text";
}

function recogniseArchive(bytes: Buffer): FileKind {
  const names = new Set(readZipDirectory(bytes).map(({ name }) => name));
  if (names.has("xl/workbook.bin")) throw isBinaryWorkbook();
  if (names.has("[Content_Types].xml") && [...names].some((name) => name.startsWith("xl/"))) {
    return "xlsx";
  }
  if (names.has("mimetype") && names.has("content.xml")) throw isOpenDocument();
  throw isOtherArchive();
}

const isPictureFile = (bytes: Buffer) =>
  begins(bytes, 0xff, 0xd8, 0xff) ||
  begins(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  begins(bytes, 0x47, 0x49, 0x46, 0x38) ||
  (begins(bytes, 0x52, 0x49, 0x46, 0x46) && bytes.toString("latin1", 8, 12) === "WEBP");

/** Text holds no zero bytes, but for UTF-16, where about every second byte of plain words is one. */
function isBinary(bytes: Buffer): boolean {
  if (begins(bytes, 0xff, 0xfe) || begins(bytes, 0xfe, 0xff)) return false;
  const start = bytes.subarray(0, 4096);
  const zeros = start.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  const controls = start.reduce(
    (count, byte) => count + (byte < 32 && byte !== 0 && !(byte >= 9 && byte <= 13) ? 1 : 0),
    0,
  );
  return controls > start.length / 100 || (zeros > 0 && zeros < start.length / 5);
}
