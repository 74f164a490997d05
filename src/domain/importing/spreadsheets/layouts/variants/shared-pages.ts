import type { MappedField } from "#contract/importing/spreadsheets.ts";
import { foldName } from "#contract/fold-name.ts";
import type { ImportChoices } from "../../../choices/import-choices.ts";
import { toText } from "../../tables/cell-values.ts";
import { cellAt, type Header } from "../../tables/header.ts";
import { rowGroups } from "../../tables/row-groups.ts";
import type { Row } from "../../tables/table.ts";
import { type PieceGroups, type PieceRows, toSinglePiece } from "./variant-groups.ts";

type Table = {
  header: Header;
  /** The indexes of the columns of a field, in order. */
  columns: (field: MappedField) => number[];
  choices: ImportChoices;
};

/**
 * Groups the rows of one page or handle whose names begin alike: variants of one piece, in a table without a
 * column for groups. null for a table without pages.
 */
export function sharedPageGroups(table: Table): PieceGroups | null {
  const { columns, choices } = table;
  const [address] = columns("address");
  if (address === undefined) return null;
  const groups = rowGroups(() => (row) => pageOf(toText(cellAt(row, address)) ?? ""));
  return {
    see: groups.see,
    pieces: async function* (rows) {
      for await (const { rows: group, isExcess } of groups.group(rows)) {
        for (const alike of isExcess ? group.map((row) => [row]) : groupAlike(group, table)) {
          const piece = alike.length > 1 ? toPiece(alike, table) : null;
          if (piece) choices.addSharedPage({ name: piece.name, rows: alike.length });
          if (piece && choices.sharedPages === "one") yield piece;
          else yield* alike.map(toSinglePiece);
        }
      }
    },
  };
}

/** A page without what is chosen on it; "" for the first page of a site. */
const pageOf = (address: string): string => {
  const [page = ""] = address.toLowerCase().split(/[?#]/);
  const plain = page.endsWith("/") ? page.slice(0, -1) : page;
  return /^(?:(?:https?:)?\/\/[^/]+)?$/.test(plain) ? "" : plain;
};

const nameOf = (row: Row, { columns }: Table): string =>
  toText(cellAt(row, columns("name")[0])) ?? "";

/** A part of the shorter name. */
const MIN_COMMON = 0.5;

/** Other pieces may share a page, such as that of their category. */
function groupAlike(rows: Row[], table: Table): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const name = nameOf(row, table);
    const found = groups.find(([first]) => first && areAlike(nameOf(first, table), name));
    if (found) found.push(row);
    else groups.push([row]);
  }
  return groups;
}

function areAlike(one: string, other: string): boolean {
  if (one === "" || other === "") return false;
  const shorter = Math.min(one.length, other.length);
  return (
    foldName(one) === foldName(other) || commonWords([one, other]).length >= shorter * MIN_COMMON
  );
}

/** The whole words that names begin with. */
function commonWords([first = "", ...others]: string[]): string {
  const words = first.split(/(?<=\s)/);
  const startOf = (count: number) => words.slice(0, count).join("").trimEnd();
  const isShared = (start: string) =>
    others.every((name) => name === start || name.startsWith(`${start} `));
  const differs = words.findIndex((_, index) => !isShared(startOf(index + 1)));
  return differs === -1 ? first : startOf(differs);
}

const SEPARATOR = /[,;:|/(–—-](?=\s|$)/gu;

/** "Ember ring" of "Ember ring – size 5" and "Ember ring – size 6". */
function nameOfAll(names: string[]): string {
  const common = commonWords(names);
  if (new Set(names).size === 1) return common;
  const last = [...common.matchAll(SEPARATOR)].at(-1);
  return (last ? common.slice(0, last.index) : common.replace(/\s(?:ring\s)?size$/i, "")).trim();
}

/** Fields that say nothing of what a variant is. */
const NO_OPTIONS: MappedField[] = [
  ...(["name", "description", "sku", "price", "salePrice", "formerPrice", "cost"] as const),
  ...(["stock", "active", "weight", "weightUnit", "currency", "category", "tags"] as const),
  ...(["images", "imageTexts", "address"] as const),
];
/** Nor do columns of these names. */
const NO_OPTION =
  /(?:^|[^a-z])(?:id|ean|gtin|upc|isbn|mpn|barcode|date|created|updated|url|link|image|position|row|no|nr)(?![a-z])/i;
const MAX_VALUE = 60;

function toPiece(rows: Row[], table: Table): PieceRows & { name: string; main: Row } {
  const [main] = rows as [Row];
  const varying = listVarying(rows, table);
  const names = rows.map((row) => nameOf(row, table));
  const name = nameOfAll(names) || nameOf(main, table);
  const restOf = (row: Row) =>
    nameOf(row, table)
      .slice(name.length)
      .replace(/^[\s,;:|/(–—-]+/u, "");
  return {
    main,
    name,
    rows,
    variants: rows,
    pictures: [],
    notes: [],
    varying: new Set(varying),
    shape: {
      noun: "variant",
      surcharge: undefined,
      optionsOf: (row) =>
        varying.length > 0
          ? varying.flatMap((column) => {
              const value = toText(cellAt(row, column));
              return value === null ? [] : [{ name: table.header.names[column] ?? "", value }];
            })
          : [{ name: "Variant", value: restOf(row) }].filter(({ value }) => value !== ""),
    },
  };
}

/** The columns whose short values differ between the rows. */
function listVarying(rows: Row[], { header, columns }: Table): number[] {
  const others = new Set(NO_OPTIONS.flatMap((field) => columns(field)));
  return header.names.flatMap((name, column) => {
    if (others.has(column) || NO_OPTION.test(name)) return [];
    const values = rows.map((row) => toText(cellAt(row, column)) ?? "");
    const areShort = values.every((value) => value.length <= MAX_VALUE);
    return areShort && new Set(values).size > 1 ? [column] : [];
  });
}
