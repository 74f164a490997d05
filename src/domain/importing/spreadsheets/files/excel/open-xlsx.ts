import { streamXlsxRows } from "hucre/xlsx";
import { DomainError } from "../../../../errors.ts";
import { damagedFileError } from "../../tables/spreadsheet-errors.ts";
import { type RawRow, readSheet, type Scan } from "../sheets/read-sheet.ts";
import type { Workbook } from "../sheets/workbook.ts";
import { checkEntry, readEntry, streamEntry } from "../zip/read-entry.ts";
import { readZipDirectory, type ZipEntry } from "../zip/zip-directory.ts";
import { decodeXmlEntities } from "../../../parsing/decode-xml-entities.ts";
import { readAttribute } from "../xml/read-attribute.ts";
import type { MergedRange } from "../sheets/fill-merged-cells.ts";

/**
 * Opens an .xlsx.
 * @throws unprocessable when damaged, too-large when beyond the limits
 */
export function openXlsx(bytes: Buffer): Workbook {
  const entries = readZipDirectory(bytes);
  const sheets = indexWorkbook(bytes, entries);
  const texts = entries.filter(({ name }) => name.endsWith("/sharedStrings.xml"));
  return {
    sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    readSheet: async (index) => {
      const location = sheets[index];
      if (!location) throw damagedFileError();
      for (const entry of texts) await checkEntry(bytes, entry);
      const scan = await scanSheet(bytes, location.entry);
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

const tagsOf = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^<>]*>`, "g")) ?? [];

type MutableScan = Scan & { hiddenRows: Set<number>; errors: Set<string> };

const MAX_EXAMPLES = 5;
/** Beyond this, merged cells are not filled. */
const MAX_MERGES = 20_000;
/** Longer tags cannot be the ones searched for. */
const MAX_TAG_LENGTH = 2000;

/** A formula comes first in its cell. */
const FOUND =
  /<(?:\w+:)?(?:c(?:(?<calculated>\s[^<>]*)>\s*<(?:\w+:)?f[\s/>]|(?<failed>\s(?:(?!\bt="e")[^<>])*\bt="e"[^<>]*)>)|mergeCell(?<merge>\s[^<>]*)>|row(?<row>\s[^<>]*)>)/g;
const CELL = /\sr="([A-Z]{1,3}\d{1,7})"/;
const ERROR = /\st="e"/;
const ROW = /\sr="(\d{1,7})"/;
const HIDDEN = /\shidden="(?:1|true)"/;
const RANGE = /\sref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/;

/** Finds what the row reader does not report: formulas, errors, merged cells and hidden rows. */
async function scanSheet(bytes: Buffer, entry: ZipEntry): Promise<Scan> {
  const scan: MutableScan = {
    formulas: 0,
    examples: [],
    merges: [],
    hiddenRows: new Set(),
    errors: new Set(),
  };
  let rest = "";
  for await (const chunk of streamEntry(bytes, entry)) {
    const text = rest + chunk.toString("latin1");
    let end = 0;
    for (const match of text.matchAll(FOUND)) {
      end = match.index + match[0].length;
      addMatch(scan, match.groups ?? {});
    }
    rest = text.slice(Math.max(end, text.length - MAX_TAG_LENGTH));
  }
  return scan;
}

function addMatch(scan: MutableScan, found: Partial<Record<string, string>>): void {
  const { calculated = "", failed = calculated, merge = "", row = "" } = found;
  const cell = CELL.exec(failed)?.[1];
  const range = RANGE.exec(merge);
  const number = ROW.exec(row)?.[1];
  if (cell && ERROR.test(failed)) scan.errors.add(cell);
  if (cell && calculated) {
    scan.formulas += 1;
    if (scan.examples.length < MAX_EXAMPLES) scan.examples.push(cell);
  }
  if (range && scan.merges.length < MAX_MERGES) scan.merges.push(toRange(range));
  if (number && HIDDEN.test(row)) scan.hiddenRows.add(Number(number));
}

const toRange = ([, left = "A", top, right = "A", bottom]: RegExpExecArray): MergedRange => ({
  startRow: Number(top) - 1,
  endRow: Number(bottom) - 1,
  startColumn: columnIndex(left),
  endColumn: columnIndex(right),
});

/** "A" → 0, "AA" → 26 */
function columnIndex(letters: string): number {
  let index = 0;
  for (const letter of letters) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}
