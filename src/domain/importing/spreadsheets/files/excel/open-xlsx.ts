import { streamXlsxRows } from "hucre/xlsx";
import { DomainError } from "../../../../errors.ts";
import { decodeXmlEntities } from "../../../parsing/decode-xml-entities.ts";
import { damagedFileError } from "../../tables/spreadsheet-errors.ts";
import { type RawRow, readSheet } from "../sheets/read-sheet.ts";
import type { Workbook } from "../sheets/workbook.ts";
import { checkEntry, readEntry, streamEntry } from "../zip/read-entry.ts";
import { readZipDirectory, type ZipEntry } from "../zip/zip-directory.ts";
import { readAttribute } from "../xml/read-attribute.ts";
import { tagsOf } from "../xml/tags-of.ts";
import { currencyOfFormat } from "../sheets/currency-of-format.ts";
import type { MergedRange } from "../sheets/fill-merged-cells.ts";
import { addFormula, newScan, type Scan } from "../sheets/scan.ts";

/** Beyond this, merged cells are not filled. */
const MAX_MERGES = 20_000;

/** Longer cells with a formula cannot be: Excel's have 8,192 characters. */
const MAX_CELL_LENGTH = 20_000;

/** A formula comes first in its cell, its result after it; without one the cell ends. */
const FOUND =
  /<(?:\w+:)?(?:c(?:(?<calculated>\s[^<>]*)>\s*<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v(?:\s[^<>]*)?(?:>(?<result>[^<])|\/>|><)|<\/(?:\w+:)?c>)|(?<failed>\s(?:(?!\bt="e")[^<>])*\bt="e"[^<>]*)>)|mergeCell(?<merge>\s[^<>]*)>|row(?<row>\s[^<>]*)>)/g;

const CELL = /\sr="([A-Z]{1,3})(\d{1,7})"/;

const STYLED = /<(?:\w+:)?c(\s[^<>]*)>/g;

const STYLE = /\ss="(\d{1,6})"/;

const ERROR = /\st="e"/;

/** An empty text is a result as well. */
const TEXT = /\st="str"/;

const ROW = /\sr="(\d{1,7})"/;

const HIDDEN = /\shidden="(?:1|true)"/;

const RANGE = /\sref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/;

const toRange = ([, left = "A", top, right = "A", bottom]: RegExpExecArray): MergedRange => ({
  startRow: Number(top) - 1,
  endRow: Number(bottom) - 1,
  startColumn: columnIndex(left),
  endColumn: columnIndex(right),
});

/**
 * Opens an .xlsx.
 * @throws unprocessable when damaged, too-large when beyond the limits
 */
export function openXlsx(bytes: Buffer): Workbook {
  const entries = readZipDirectory(bytes);
  const sheets = indexWorkbook(bytes, entries);
  const styles = entries.find(({ name }) => name.endsWith("/styles.xml"));
  const currencies = styles ? currencyStyles(readEntry(bytes, styles)) : new Map<string, string>();
  const texts = entries.filter(({ name }) => name.endsWith("/sharedStrings.xml"));
  return {
    sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    readSheet: async (index) => {
      const location = sheets[index];
      if (!location) throw damagedFileError();
      for (const entry of texts) await checkEntry(bytes, entry);
      const scan = await scanXlsxSheet(bytes, location.entry, currencies);
      return readSheet(location.name, scan, readRows(bytes, location.name));
    },
  };
}

async function* readRows(bytes: Buffer, sheet: string): AsyncGenerator<RawRow> {
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet }))
      yield { number: index + 1, values };
  } catch (error) {
    throw error instanceof DomainError ? error : damagedFileError(error);
  }
}

type SheetLocation = { name: string; isHidden: boolean; entry: ZipEntry };

/**
 * The sheets of a workbook in order, and their entries in the archive.
 * @throws unprocessable when parts of the workbook are missing
 */
function indexWorkbook(bytes: Buffer, entries: ZipEntry[]): SheetLocation[] {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const read = (name: string) => {
    const entry = byName.get(name);
    if (!entry) throw damagedFileError();
    return readEntry(bytes, entry);
  };
  const root = readTargets(read("_rels/.rels"), "");
  const path = [...root.values()].find((target) => /(?:^|\/)workbook\d*\.xml$/.test(target));
  if (!path) throw damagedFileError();
  const slash = path.lastIndexOf("/") + 1;
  const folder = path.slice(0, slash);
  const targets = readTargets(read(`${folder}_rels/${path.slice(slash)}.rels`), folder);
  return tagsOf(read(path), "sheet").flatMap((tag) => {
    const entry = byName.get(targets.get(readAttribute(tag, String.raw`(?:\w+:)?id`) ?? "") ?? "");
    const name = decodeXmlEntities(readAttribute(tag, "name") ?? "");
    return entry ? [{ name, isHidden: /\sstate="(?:very)?hidden"/i.test(tag), entry }] : [];
  });
}

/** Relationship id → path within the archive. */
function readTargets(xml: string, folder: string): Map<string, string> {
  return new Map(
    tagsOf(xml, "Relationship").map((tag) => {
      const target = decodeXmlEntities(readAttribute(tag, "Target") ?? "");
      const path = target.startsWith("/") ? target.slice(1) : folder + target;
      return [readAttribute(tag, "Id") ?? "", path.replaceAll(/(?<![^/])[^/]+\/\.\.\//g, "")];
    }),
  );
}

/** The currencies (ISO 4217) of a workbook's cell styles that name one, by the styles' index. */
function currencyStyles(stylesXml: string): Map<string, string> {
  const formats = new Map(
    tagsOf(stylesXml, "numFmt").map((tag) => [
      readAttribute(tag, "numFmtId"),
      currencyOfFormat(decodeXmlEntities(readAttribute(tag, "formatCode") ?? "")),
    ]),
  );
  const [, cells = ""] = stylesXml.split(/<\/?(?:\w{1,20}:)?cellXfs[\s>]/);
  return new Map(
    tagsOf(cells, "xf").flatMap((tag, index) => {
      const currency = formats.get(readAttribute(tag, "numFmtId"));
      return currency ? [[String(index), currency] as const] : [];
    }),
  );
}

/**
 * Finds what the row reader does not report: formulas, errors, merged cells, hidden rows and currencies.
 * @param currencies of the styles that name one, by their index
 */
async function scanXlsxSheet(
  bytes: Buffer,
  entry: ZipEntry,
  currencies: ReadonlyMap<string, string>,
): Promise<Scan> {
  const scan = newScan();
  let rest = "";
  for await (const chunk of streamEntry(bytes, entry)) {
    const text = rest + chunk.toString("latin1");
    let end = 0;
    for (const match of text.matchAll(FOUND)) {
      end = match.index + match[0].length;
      addMatch(scan, match.groups ?? {});
    }
    if (currencies.size > 0) addCurrencies(scan, text, currencies);
    rest = text.slice(Math.max(end, text.length - MAX_CELL_LENGTH));
  }
  return scan;
}

function addMatch(scan: ReturnType<typeof newScan>, found: Partial<Record<string, string>>): void {
  const { calculated = "", result, failed = calculated, merge = "", row = "" } = found;
  const [, column = "", line = ""] = CELL.exec(failed) ?? [];
  const range = RANGE.exec(merge);
  const number = ROW.exec(row)?.[1];
  if (column && ERROR.test(failed)) scan.errors.add(column + line);
  if (column && calculated)
    addFormula(
      scan,
      columnIndex(column),
      Number(line),
      result !== undefined || TEXT.test(calculated),
    );
  if (range && scan.merges.length < MAX_MERGES) scan.merges.push(toRange(range));
  if (number && HIDDEN.test(row)) scan.hiddenRows.add(Number(number));
}

function addCurrencies(scan: Scan, text: string, currencies: ReadonlyMap<string, string>): void {
  for (const [, attributes = ""] of text.matchAll(STYLED)) {
    const currency = currencies.get(STYLE.exec(attributes)?.[1] ?? "");
    const [, column = "", row = ""] = (currency && CELL.exec(attributes)) || [];
    if (currency && column) scan.currencies.set(column + row, currency);
  }
}

/** "A" → 0, "AA" → 26 */
function columnIndex(letters: string): number {
  let index = 0;
  for (const letter of letters) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}
