import { inflateRawSync } from "node:zlib";
import { decodeXmlEntities } from "../../../parsing/decode-xml-entities.ts";
import { damagedFileError } from "../../tables/spreadsheet-errors.ts";
import { compressedBytes, type ZipEntry } from "./zip-directory.ts";

export type SheetLocation = { name: string; hidden: boolean; entry: ZipEntry };

const DEFLATED = 8;

/**
 * The sheets of a workbook in order, and their entries in the archive.
 * @throws unprocessable when parts of the workbook are missing
 */
export function indexWorkbook(bytes: Buffer, entries: ZipEntry[]): SheetLocation[] {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const read = (name: string) => {
    const entry = byName.get(name);
    if (!entry) throw damagedFileError();
    return inflate(bytes, entry);
  };
  const root = readTargets(read("_rels/.rels"), "");
  const path = [...root.values()].find((target) => /(?:^|\/)workbook\d*\.xml$/.test(target));
  if (!path) throw damagedFileError();
  const slash = path.lastIndexOf("/") + 1;
  const folder = path.slice(0, slash);
  const targets = readTargets(read(`${folder}_rels/${path.slice(slash)}.rels`), folder);
  return tagsOf(read(path), "sheet").flatMap((tag) => {
    const entry = byName.get(targets.get(attribute(tag, "(?:\\w+:)?id") ?? "") ?? "");
    const name = decodeXmlEntities(attribute(tag, "name") ?? "");
    return entry ? [{ name, hidden: /\sstate="(?:very)?hidden"/i.test(tag), entry }] : [];
  });
}

function inflate(bytes: Buffer, entry: ZipEntry): string {
  const compressed = compressedBytes(bytes, entry);
  if (entry.method !== DEFLATED) return compressed.toString("utf8");
  try {
    return inflateRawSync(compressed, { maxOutputLength: Math.max(1, entry.size) }).toString(
      "utf8",
    );
  } catch (error) {
    throw damagedFileError(error);
  }
}

/** Relationship id → path within the archive. */
function readTargets(xml: string, folder: string): Map<string, string> {
  return new Map(
    tagsOf(xml, "Relationship").map((tag) => {
      const target = decodeXmlEntities(attribute(tag, "Target") ?? "");
      const path = target.startsWith("/") ? target.slice(1) : folder + target;
      return [attribute(tag, "Id") ?? "", path.replaceAll(/[^/]+\/\.\.\//g, "")];
    }),
  );
}

const tagsOf = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, "g")) ?? [];

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);
