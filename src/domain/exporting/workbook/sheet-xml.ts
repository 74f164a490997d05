import { cutText } from "#contract/cut-text.ts";
import { escapeXml } from "#contract/escape-xml.ts";
import type { CellValue, ColumnKind, Sheet } from "./sheet.ts";
import { STYLES } from "./workbook-parts.ts";

const NAMESPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const CHUNK_ROWS = 200;
const DEFAULT_WIDTH = 14;

/** A worksheet's XML in chunks of some hundred rows. The first row is the header and is frozen. */
export async function* sheetXml(sheet: Sheet): AsyncGenerator<string> {
  const letters = sheet.columns.map((_, index) => columnLetters(index));
  const headers = sheet.columns.map(({ header }) => header);
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${NAMESPACE}">${view}${columnWidths(sheet)}<sheetData>`;
  let rowNumber = 1;
  let xml = `<row r="1">${headers.map((header, index) => textCell(`${letters[index]}1`, header, STYLES.header)).join("")}</row>`;
  for await (const row of sheet.rows) {
    rowNumber += 1;
    const cells = sheet.columns.map(({ kind }, index) =>
      cellXml(`${letters[index]}${rowNumber}`, kind, row[index] ?? null),
    );
    xml += `<row r="${rowNumber}">${cells.join("")}</row>`;
    if (rowNumber % CHUNK_ROWS === 0) {
      yield xml;
      xml = "";
    }
  }
  yield `${xml}</sheetData></worksheet>`;
}

const view =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

function columnWidths({ columns }: Sheet): string {
  const widths = columns.map(({ width = DEFAULT_WIDTH }, index) => {
    const place = index + 1;
    return `<col min="${place}" max="${place}" width="${width}" customWidth="1"/>`;
  });
  return `<cols>${widths.join("")}</cols>`;
}

function cellXml(place: string, kind: ColumnKind, value: CellValue): string {
  if (value === null || value === "") return "";
  switch (kind) {
    case "money":
    case "weight": {
      return `<c r="${place}" s="${STYLES[kind]}"><v>${Number(value) / 100}</v></c>`;
    }
    case "integer": {
      return `<c r="${place}"><v>${Number(value)}</v></c>`;
    }
    case "yes-no": {
      return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`;
    }
    case "instant": {
      return `<c r="${place}" s="${STYLES.instant}"><v>${dayNumber(String(value))}</v></c>`;
    }
    default: {
      const text = String(value);
      return textCell(place, text, looksLikeFormula(text) ? STYLES.quoted : STYLES.text);
    }
  }
}

/** Whether a spreadsheet would take the text for a formula if it were typed. */
const looksLikeFormula = (text: string): boolean => /^[=+\-@\t\r\n]/.test(text);

/** Excel's limit per cell; a longer one makes the file unreadable. */
const MAX_CELL_CHARACTERS = 32_767;
const CUT_MARK = "…";
/** A cut falls between characters, which are shorter than this. */
const LONGEST_CHARACTER = 100;

/** Whether a cell holds the beginning of a text that was too long for it. */
export const isCutCell = (text: string): boolean =>
  text.endsWith(CUT_MARK) && text.length > MAX_CELL_CHARACTERS - LONGEST_CHARACTER;

/** An inline string cell, which is never a formula. */
function textCell(place: string, text: string, style: number): string {
  const kept = cutText(text, MAX_CELL_CHARACTERS, CUT_MARK);
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(escapeUnderscores(kept))}</t></is></c>`;
}

/** Spreadsheets read "_x0041_" as "A", so the underscore of such text is escaped (ECMA-376, ST_Xstring). */
const escapeUnderscores = (text: string): string =>
  text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_BEFORE_1970 = 25_569;

/** Excel's serial date: days since 1899-12-30, in UTC. */
const dayNumber = (instant: string): number => Date.parse(instant) / DAY_MS + DAYS_BEFORE_1970;

/** 0 → "A", 25 → "Z", 26 → "AA" */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
