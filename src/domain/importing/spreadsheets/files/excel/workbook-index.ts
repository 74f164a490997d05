import { decodeXmlEntities } from "../../../parsing/decode-xml-entities.ts";
import { damagedFileError } from "../../tables/spreadsheet-errors.ts";
import { readAttribute } from "../xml/read-attribute.ts";
import { readEntry } from "../zip/read-entry.ts";
import type { ZipEntry } from "../zip/zip-directory.ts";

export type SheetLocation = { name: string; isHidden: boolean; entry: ZipEntry };

/**
 * The sheets of a workbook in order, and their entries in the archive.
 * @throws unprocessable when parts of the workbook are missing
 */
export function indexWorkbook(bytes: Buffer, entries: ZipEntry[]): SheetLocation[] {
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
