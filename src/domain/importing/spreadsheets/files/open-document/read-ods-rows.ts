import type { CellValue } from "hucre/xlsx";
import { parseCurrency } from "../../../parsing/parse-currency.ts";
import { MAX_COLUMNS, MAX_ROWS } from "../../tables/table.ts";
import { readAttribute } from "../xml/read-attribute.ts";
import type { XmlToken } from "../xml/read-xml-tokens.ts";
import { decodeXmlEntities } from "../../../parsing/decode-xml-entities.ts";

export type OdsCell = {
  value: CellValue;
  /** ISO 4217; null where the file names none, or US dollars. */
  currency: string | null;
  isFormula: boolean;
  /** Whether the file marks it as an error; the value of a formula may be one without. */
  isError: boolean;
  rows: number;
  columns: number;
};

/** The beginning of a sheet, or a row of it that is not empty. */
export type OdsPart =
  | { kind: "sheet"; name: string; style: string | null }
  | { kind: "row"; number: number; isHidden: boolean; cells: (OdsCell | null)[] };

/** Elements within a cell whose text is none of its value. */
const ASIDE = new Set(["annotation", "frame", "shapes", "tracked-changes"]);

/**
 * The sheets and rows of an OpenDocument spreadsheet, in order. A repeated row comes as often as it is
 * repeated, but never much more often than a file may have rows.
 */
export async function* readOdsRows(tokens: AsyncIterable<XmlToken>): AsyncGenerator<OdsPart> {
  const reader = new SheetReader();
  for await (const token of tokens) {
    const part = token.kind === "text" ? reader.text(token.text) : reader.tag(token);
    if (part) yield* part;
  }
}

type OpenCell = { tag: string; isCovered: boolean; text: string; paragraphs: number };

class SheetReader {
  #isInTable = false;
  #asides = 0;
  #number = 0;
  #row: { tag: string; cells: (OdsCell | null)[]; empty: number } | null = null;
  #cell: OpenCell | null = null;
  #isInParagraph = false;

  text(text: string): undefined {
    if (this.#cell && this.#isInParagraph && this.#asides === 0) this.#cell.text += text;
  }

  tag(token: Exclude<XmlToken, { kind: "text" }>): Iterable<OdsPart> | undefined {
    const { name } = token;
    if (ASIDE.has(name)) this.#asides += token.kind === "open" ? 1 : -1;
    if (this.#asides > 0) return undefined;
    if (token.kind === "close") return this.#close(name);
    return this.#open(name, token.tag);
  }

  #open(name: string, tag: string): Iterable<OdsPart> | undefined {
    if (name === "table") {
      this.#isInTable = true;
      this.#number = 0;
      const sheet = readAttribute(tag, String.raw`[\w-]+:name`) ?? "";
      const style = readAttribute(tag, String.raw`[\w-]+:style-name`) ?? null;
      return [{ kind: "sheet", name: sheet, style }];
    }
    if (!this.#isInTable) return undefined;
    if (name === "table-row") this.#row = { tag, cells: [], empty: 0 };
    else if (name === "table-cell" || name === "covered-table-cell")
      this.#cell = { tag, isCovered: name !== "table-cell", text: "", paragraphs: 0 };
    else if (this.#cell) this.#openWithinCell(this.#cell, name, tag);
    return undefined;
  }

  #openWithinCell(cell: OpenCell, name: string, tag: string): void {
    if (name === "p") {
      if (cell.paragraphs > 0) cell.text += "\n";
      cell.paragraphs += 1;
      this.#isInParagraph = true;
    } else if (name === "s") cell.text += " ".repeat(repeats(tag, "c", 1000));
    else if (name === "tab") cell.text += "\t";
    else if (name === "line-break") cell.text += "\n";
  }

  #close(name: string): Iterable<OdsPart> | undefined {
    if (name === "p") this.#isInParagraph = false;
    else if (name === "table") this.#isInTable = false;
    else if (name === "table-cell" || name === "covered-table-cell") this.#closeCell();
    else if (name === "table-row") return this.#closeRow();
    return undefined;
  }

  #closeCell(): void {
    const [row, cell] = [this.#row, this.#cell];
    this.#cell = null;
    if (!row || !cell) return;
    const { tag, isCovered, text } = cell;
    const times = repeats(tag, "number-columns-repeated", MAX_COLUMNS + 1);
    const value = isCovered ? null : toOdsValue(tag, text);
    const isFormula = readAttribute(tag, String.raw`[\w-]+:formula`) !== undefined;
    if (!isFormula && (value === null || value === "")) {
      row.empty += times;
      return;
    }
    for (; row.empty > 0 && row.cells.length <= MAX_COLUMNS; row.empty -= 1) row.cells.push(null);
    row.empty = 0;
    const found: OdsCell = {
      value,
      currency: toCurrency(readAttribute(tag, String.raw`[\w-]+:currency`)),
      isFormula,
      isError: /:value-type\s*=\s*["']error["']/.test(tag),
      rows: repeats(tag, "number-rows-spanned", MAX_ROWS),
      columns: repeats(tag, "number-columns-spanned", MAX_COLUMNS),
    };
    for (let time = 0; time < times && row.cells.length <= MAX_COLUMNS; time += 1)
      row.cells.push(found);
  }

  *#closeRow(): Generator<OdsPart> {
    const row = this.#row;
    this.#row = null;
    if (!row) return;
    const { tag, cells } = row;
    const isEmpty = cells.length === 0;
    const times = repeats(tag, "number-rows-repeated", isEmpty ? 2 ** 21 : MAX_ROWS + 2);
    const first = this.#number + 1;
    this.#number += times;
    if (isEmpty) return;
    const isHidden = /:visibility\s*=\s*["'](?:collapse|filter)/.test(tag);
    for (let time = 0; time < times; time += 1)
      yield { kind: "row", number: first + time, isHidden, cells };
  }
}

const toCurrency = (code: string | undefined): string | null =>
  code === undefined || code === "USD" ? null : parseCurrency(code);

function repeats(tag: string, name: string, most: number): number {
  const count = Number(readAttribute(tag, String.raw`[\w-]+:${name}`) ?? 1);
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : 1;
}

/** A cell's value as its attributes give it, else its text (OpenDocument 1.3, part 3, 19.385). */
function toOdsValue(tag: string, text: string): CellValue {
  switch (readAttribute(tag, String.raw`(?:[\w-]+:)?value-type`)) {
    case "float":
    case "currency":
    case "percentage": {
      const value = readAttribute(tag, String.raw`[\w-]+:value`);
      return value === undefined ? text || null : Number(value);
    }
    case "boolean": {
      const value = readAttribute(tag, String.raw`[\w-]+:boolean-value`);
      return value === undefined ? text || null : value === "true";
    }
    case "date": {
      return toDate(readAttribute(tag, String.raw`[\w-]+:date-value`)) ?? (text || null);
    }
    default: {
      const value = readAttribute(tag, String.raw`[\w-]+:string-value`);
      return text || (value === undefined ? null : decodeXmlEntities(value));
    }
  }
}

/** Without a zone it is the same in every zone, and taken as UTC. */
function toDate(value: string | undefined): Date | null {
  if (value === undefined) return null;
  const isZoned = /Z|[+-]\d{2}:\d{2}$/.test(value);
  const date = new Date(value.includes("T") && !isZoned ? `${value}Z` : value);
  return Number.isNaN(date.getTime()) ? null : date;
}
