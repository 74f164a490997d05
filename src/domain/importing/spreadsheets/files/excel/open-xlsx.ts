import { streamXlsxRows } from "hucre/xlsx";
import { DomainError } from "../../../../errors.ts";
import { damagedFileError } from "../../tables/spreadsheet-errors.ts";
import { type RawRow, readSheet } from "../sheets/read-sheet.ts";
import type { Workbook } from "../sheets/workbook.ts";
import { checkEntry, readEntry } from "../zip/read-entry.ts";
import { readZipDirectory, type ZipEntry } from "../zip/zip-directory.ts";
import { decodeXmlEntities } from "../../../parsing/decode-xml-entities.ts";
import { readAttribute } from "../xml/read-attribute.ts";
import { tagsOf } from "../xml/tags-of.ts";
import { currencyStyles } from "./currency-styles.ts";
import { scanXlsxSheet } from "./scan-xlsx.ts";

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
