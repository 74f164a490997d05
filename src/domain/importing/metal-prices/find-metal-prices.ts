import type { FineMetal } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { MetalPrices } from "#contract/catalogue/metal-prices/follow-metals.ts";
import {
  findMetal,
  findUnit,
  isForeign,
  readDay,
  readPriceCell,
} from "#contract/catalogue/metal-prices/read-price-cell.ts";

export type FoundPrices = { prices: MetalPrices; skipped: number };
type Line = { day: string; found: MetalPrices };

const PRICE_WORDS = /\b(?:price|bid|last|close|value|rate|usd|fix)\b/i;

/** The prices in the rows of a table: a metal a row, or a day a row with a column for each metal. The last day counts. */
export function findMetalPrices(rows: string[][]): FoundPrices {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ""));
  const [header = [], ...body] = filled;
  const columns = header.map(findMetal);
  const isWide = columns.some(Boolean) && !header.some(holdsPrice);
  const lines = isWide
    ? body.map((row) => readDayRow(row, header, columns))
    : filled.map((row) => readRow(row, header));
  const read = lines.filter((line) => line !== null);
  const isHeader = !isWide && lines[0] === null && !header.some(holdsPrice);
  return {
    prices: Object.assign({}, ...toSorted(read).map(({ found }) => found)) as MetalPrices,
    skipped: lines.length - read.length - (isHeader ? 1 : 0),
  };
}

const holdsPrice = (cell: string): boolean => readPriceCell(cell, "ounce") !== undefined;

/** Stable: without days, the later line counts. */
const toSorted = (lines: Line[]): Line[] =>
  lines.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));

const dayOf = (row: string[]): string => row.map(readDay).find(Boolean) ?? "";

function readRow(row: string[], header: string[]): Line | null {
  const at = row.findIndex((cell) => findMetal(cell));
  const metal = findMetal(row[at] ?? "");
  const text = row.join(" ");
  if (!metal || isForeign(text)) return null;
  const unit = row.map(findUnit).find(Boolean) ?? header.map(findUnit).find(Boolean) ?? "ounce";
  const named = header.findIndex((cell, column) => column !== at && PRICE_WORDS.test(cell));
  const cells = [
    row[named] ?? "",
    ...row.filter((cell, column) => column !== at && !readDay(cell)),
  ];
  const price = cells.map((cell) => readPriceCell(cell, unit)).find((each) => each !== undefined);
  return price === undefined ? null : { day: dayOf(row), found: { [metal]: price } };
}

function readDayRow(
  row: string[],
  header: string[],
  columns: (FineMetal | undefined)[],
): Line | null {
  const found = Object.fromEntries(
    columns.flatMap((metal, column) => {
      const cell = row[column] ?? "";
      if (!metal || isForeign(`${cell} ${header[column]}`)) return [];
      const price = readPriceCell(cell, findUnit(header[column] ?? "") ?? "ounce");
      return price === undefined ? [] : [[metal, price]];
    }),
  );
  return Object.keys(found).length === 0 ? null : { day: dayOf(row), found };
}
