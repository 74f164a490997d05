import type { CellValue } from "hucre/xlsx";
import { decodeXmlEntities } from "../../../parsing/decode-xml-entities.ts";
import { emptyFileError, tooManyRowsError } from "../../tables/spreadsheet-errors.ts";
import { MAX_COLUMNS, MAX_ROWS } from "../../tables/table.ts";
import { currencyOfFormat } from "../sheets/currency-of-format.ts";
import { type RawRow, readSheet } from "../sheets/read-sheet.ts";
import { addFormula, cellName, newScan } from "../sheets/scan.ts";
import type { Workbook } from "../sheets/workbook.ts";
import { chunksOf } from "../xml/chunks-of.ts";
import { readAttribute } from "../xml/read-attribute.ts";
import { readXmlTokens, type XmlToken } from "../xml/read-xml-tokens.ts";

const NAMESPACE = "urn:schemas-microsoft-com:office:spreadsheet";

/** Whether an XML file is a workbook of Excel 2003, by what it begins with. */
export const isXmlWorkbook = (start: string): boolean => start.includes(NAMESPACE);

type Sheet = { name: string; isHidden: boolean; rows: RawRow[]; scan: ReturnType<typeof newScan> };

/**
 * Opens a workbook of Excel 2003's XML ("XML Spreadsheet Reference", learn.microsoft.com).
 * @throws unprocessable when damaged, too-large for too many rows
 */
export async function openXmlWorkbook(bytes: Buffer): Promise<Workbook> {
  const reader = new WorkbookReader();
  for await (const token of readXmlTokens(chunksOf(bytes))) reader.add(token);
  const { sheets } = reader;
  if (sheets.length === 0) throw emptyFileError();
  return {
    sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    readSheet: (index) => {
      const { name = "", scan = newScan(), rows = [] } = sheets[index] ?? {};
      return readSheet(name, scan, rows);
    },
  };
}

const attribute = (tag: string, name: string): string | undefined =>
  readAttribute(tag, String.raw`(?:\w+:)?${name}`);

const numberOf = (tag: string, name: string, fallback: number, most: number): number => {
  const value = Number(attribute(tag, name) ?? fallback);
  return Number.isInteger(value) && value >= 0 ? Math.min(value, most) : fallback;
};

type OpenRow = { number: number; values: CellValue[] };

class WorkbookReader {
  readonly sheets: Sheet[] = [];
  #style = "";
  readonly #currencies = new Map<string, string>();
  #row: OpenRow | null = null;
  #cell: { tag: string; column: number } | null = null;
  #isComment = false;
  #data: { type: string | undefined; text: string } | null = null;
  #isVisible = false;

  add(token: XmlToken): void {
    const sheet = this.sheets.at(-1);
    if (token.kind === "text") {
      if (this.#data) this.#data.text += token.text;
      if (sheet && this.#isVisible && token.text.includes("Hidden")) sheet.isHidden = true;
    } else if (token.kind === "open") this.#open(token.name, token.tag, sheet);
    else this.#close(token.name, sheet);
  }

  #open(name: string, tag: string, sheet: Sheet | undefined): void {
    if (name === "Style") this.#style = attribute(tag, "ID") ?? "";
    else if (name === "NumberFormat") this.#addFormat(attribute(tag, "Format") ?? "");
    else if (name === "Worksheet") {
      const named = decodeXmlEntities(attribute(tag, "Name") ?? `Sheet ${this.sheets.length + 1}`);
      this.sheets.push({ name: named, isHidden: false, rows: [], scan: newScan() });
    } else if (name === "Visible") this.#isVisible = true;
    else if (name === "Comment") this.#isComment = true;
    else if (sheet && name === "Row") this.#openRow(tag, sheet);
    else if (sheet && this.#row && name === "Cell") this.#openCell(tag, this.#row, sheet);
    else if (this.#cell && name === "Data" && !this.#isComment)
      this.#data = { type: attribute(tag, "Type"), text: "" };
  }

  #addFormat(format: string): void {
    const currency =
      format === "Euro Currency" ? "EUR" : currencyOfFormat(decodeXmlEntities(format));
    if (currency !== null) this.#currencies.set(this.#style, currency);
  }

  #openRow(tag: string, { rows, scan }: Sheet): void {
    const number = numberOf(tag, "Index", (rows.at(-1)?.number ?? 0) + 1, Infinity);
    this.#row = { number, values: [] };
    rows.push(this.#row);
    if (rows.length > MAX_ROWS + 1) throw tooManyRowsError();
    if (attribute(tag, "Hidden") === "1") scan.hiddenRows.add(number);
  }

  #openCell(tag: string, { number, values }: OpenRow, sheet: Sheet): void {
    const column = numberOf(tag, "Index", values.length + 1, MAX_COLUMNS + 1) - 1;
    while (values.length <= column) values.push(null);
    this.#cell = { tag, column };
    const down = numberOf(tag, "MergeDown", 0, MAX_ROWS);
    const across = numberOf(tag, "MergeAcross", 0, MAX_COLUMNS);
    for (let each = 0; each < across && values.length <= MAX_COLUMNS; each += 1) values.push(null);
    const [startRow, endColumn] = [number - 1, column + across];
    if (down > 0)
      sheet.scan.merges.push({ startRow, endRow: startRow + down, startColumn: column, endColumn });
    const currency = this.#currencies.get(attribute(tag, "StyleID") ?? "");
    if (currency) sheet.scan.currencies.set(cellName(column, number), currency);
  }

  #close(name: string, sheet: Sheet | undefined): void {
    if (name === "Visible") this.#isVisible = false;
    else if (name === "Comment") this.#isComment = false;
    else if (name === "Data" && !this.#isComment) this.#closeData(sheet);
    else if (name === "Row") this.#row = null;
    else if (name === "Cell") {
      const { tag, column } = this.#cell ?? { tag: "", column: 0 };
      const hasResult = (this.#row?.values[column] ?? null) !== null;
      if (sheet && this.#row && attribute(tag, "Formula") !== undefined)
        addFormula(sheet.scan, column, this.#row.number, hasResult);
      this.#cell = null;
    }
  }

  #closeData(sheet: Sheet | undefined): void {
    if (!this.#data || !this.#cell || !this.#row) return;
    const { type, text } = this.#data;
    const { column } = this.#cell;
    if (type === "Error") sheet?.scan.errors.add(cellName(column, this.#row.number));
    this.#row.values[column] = toValue(type, text);
    this.#data = null;
  }
}

function toValue(type: string | undefined, text: string): CellValue {
  if (text === "") return null;
  if (type === "Number") return Number.isNaN(Number(text)) ? text : Number(text);
  if (type === "Boolean") return text === "1";
  if (type !== "DateTime") return text;
  const date = new Date(`${text}Z`);
  return Number.isNaN(date.getTime()) ? text : date;
}
