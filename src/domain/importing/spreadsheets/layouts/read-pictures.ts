import type { SourcePicture } from "#contract/importing/imports.ts";
import { decodeEscapes } from "#contract/fold-address.ts";
import type { ImportChoices } from "../../choices/import-choices.ts";
import { isNothing } from "../../parsing/clean-label.ts";
import { truncateQuote } from "../../parsing/truncate-quote.ts";
import { toText, toYesNo } from "../tables/cell-values.ts";
import type { Cell } from "../tables/table.ts";

/** Before the file names in the column productImageUrl of Wix's export (support.wix.com, product CSV). */
const WIX_MEDIA = "https://static.wixstatic.com/media/";
const WIX_NAME = /^[\da-f]{6,}_[\da-f]{32}(?:~mv2)?[\w.]*$/i;

const FILE_NAME = /\.(?:jpe?g|png|gif|webp|avif|heic|tiff?|bmp)(?:\?[^\s?]*)?$/i;
/** A name without its extension: one word, so that prose is none. */
const BARE_NAME = /^(?=.*[\p{L}\d]{3})[\p{L}\p{M}\d._\-/\\]{1,100}$/u;

/** "first.jpg second.jpg": a space separates names only after an extension, since names have spaces too. */
const BETWEEN_NAMES = /[,;|\n]+|(?<=\.(?:jpe?g|png|gif|webp|avif))\s+/i;

/** "url ! alt : text ! title : …" of WebToffee's product export (webtoffee.com, image column). */
const WEBTOFFEE_PARTS = /\s!\s/;

/**
 * The pictures in the cells of one piece, each once, whatever separates them: a comma, a semicolon, a
 * bar, a space or a line break, as a JSON list too.
 * @param alts descriptions, used when there is one for each picture
 * @param notes get a sentence for what is no picture
 */
export function readPictures(
  cells: Cell[],
  choices: ImportChoices,
  alts: string[] = [],
  notes: string[] = [],
): SourcePicture[] {
  const parts = cells.flatMap((cell) => {
    const text = toText(cell);
    return text === null ? [] : splitPictures(text);
  });
  const isDescribed = alts.length === parts.length;
  const byUrl = new Map<string, SourcePicture>();
  let hasUnknownPlace = false;
  for (const [index, part] of parts.entries()) {
    const [written = "", ...about] = part.split(WEBTOFFEE_PARTS).map((each) => each.trim());
    if (!isAddress(written) && isNone(written)) continue;
    if (!mayBePicture(written)) {
      notes.push(`No photo could be read from “${truncateQuote(written)}”.`);
      continue;
    }
    const url = toUrl(written, choices, !hasUnknownPlace);
    hasUnknownPlace ||= url === null;
    const alt = isDescribed ? alts[index] : altAmong(about);
    if (url !== null && !byUrl.has(url)) byUrl.set(url, { url, alt: alt ?? "" });
  }
  return [...byUrl.values()];
}

/** "ring.jpg (https://…),ring 2.jpg (https://…)" of Airtable's and Notion's attachments (support.airtable.com, CSV). */
const ATTACHMENT = /\((https?:\/\/[^\s()]+)\)/gi;

/** One address alone, as most cells have it. */
const ADDRESS = /^https?:\/\/[^\s,;|()]+$/i;

/** A cell's list of addresses or file names; quotation marks and brackets of JSON are left out. */
function splitPictures(text: string): string[] {
  if (ADDRESS.test(text)) return [text];
  const attached = [...text.matchAll(ATTACHMENT)].map(([, url = ""]) => url);
  if (attached.length > 0) return attached;
  const plain = /^\s*\[.*\]\s*$/s.test(text) ? text.replaceAll(/["[\]]/g, " ") : text;
  return plain
    .split(/(?<![\s,;|])[\s,;|]+(?=(?:https?:)?\/\/)/i)
    .flatMap((part) => (isAddress(part.trim()) ? part.split(/[|;\n]+/) : part.split(BETWEEN_NAMES)))
    .map((part) => part.trim().replace(/(?<![,;|])[,;|]+$/, ""))
    .filter((part) => part !== "");
}

/** "none", "no": that there is no picture. */
const isNone = (text: string) => isNothing(text) || toYesNo(text) !== undefined;

const mayBePicture = (text: string) =>
  isAddress(text) ||
  text.startsWith("wix:image:") ||
  [WIX_NAME, FILE_NAME, BARE_NAME].some((name) => name.test(text));

const isAddress = (text: string) => /^(?:https?:)?\/\//i.test(text);

/** null for a file name whose place nobody has stated. */
function toUrl(written: string, choices: ImportChoices, isFirst: boolean): string | null {
  if (/^https?:\/\//i.test(written)) return written;
  if (written.startsWith("//")) return `https:${written}`;
  const wix = written.replace(/^wix:image:\/\/v1\/([^/]+).*$/s, "$1");
  if (WIX_NAME.test(wix)) return WIX_MEDIA + wix;
  // Notion writes the path within its archive as an address.
  const name = decodeEscapes(written);
  const file = choices.findPictureFile(name);
  if (file !== null) return file;
  const folder = choices.choosePictureFolder(name, isFirst);
  if (folder === null) return null;
  const path = name.replace(/^\/+/, "").split("/").map(encodeURIComponent).join("/");
  return `${folder.replace(/(?<!\/)\/+$/, "")}/${path}`;
}

const altAmong = (about: string[]): string | undefined =>
  about.map((part) => /^alt\s*:\s*(\S.*)$/i.exec(part)?.[1]).find((alt) => alt !== undefined);
