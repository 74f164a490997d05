import { parse } from "csv-parse/sync";
import { FINE_METALS, type FineMetal } from "#contract/catalogue/metal-prices/fine-metals.ts";
import { formatOuncePrice } from "#contract/catalogue/metal-prices/ounce-price.ts";
import {
  MAX_PRICE_FILE_BYTES,
  PRICE_FILE_TOO_LARGE,
  type ReadPrices,
} from "#contract/catalogue/metal-prices/price-file.ts";
import type { MetalPrices } from "#contract/catalogue/metal-prices/follow-metals.ts";
import {
  findMetal,
  findUnit,
  isForeign,
  readDay,
  readPriceCell,
} from "#contract/catalogue/metal-prices/read-price-cell.ts";
import { DomainError, unprocessable } from "../../errors.ts";
import { decodeText } from "../spreadsheets/files/csv/decode-text.ts";
import { CSV_OPTIONS, detectDelimiter } from "../spreadsheets/files/csv/detect-delimiter.ts";

const PRICE_WORDS = /\b(?:price|bid|last|close|value|rate|usd|fix)\b/i;

const holdsPrice = (cell: string): boolean => readPriceCell(cell, "ounce") !== undefined;

/** Stable: without days, the later line counts. */
const toSorted = (lines: Line[]): Line[] =>
  lines.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));

const dayOf = (row: string[]): string => row.map(readDay).find(Boolean) ?? "";

/**
 * The prices of metals in a CSV file; nothing is recorded.
 * @throws too-large beyond 1 MB, unprocessable for a file without prices
 */
export function readPriceFile(bytes: Uint8Array): ReadPrices {
  if (bytes.length > MAX_PRICE_FILE_BYTES) throw new DomainError("too-large", PRICE_FILE_TOO_LARGE);
  const { prices, skipped } = findMetalPrices(readRows(decodeText(bytes).text));
  const found = FINE_METALS.flatMap((metal) => {
    const price = prices[metal];
    return price === undefined ? [] : [[metal, formatOuncePrice(price)]];
  });
  if (found.length === 0) {
    throw unprocessable("No metal prices in this file. It needs a metal and a price in each row.");
  }
  return { ...(Object.fromEntries(found) as Omit<ReadPrices, "skipped">), skipped };
}

function readRows(text: string): string[][] {
  try {
    return parse(text, { ...CSV_OPTIONS, delimiter: detectDelimiter(text) });
  } catch (cause) {
    throw new DomainError("unprocessable", "This file isn’t a CSV file that can be read.", {
      cause,
    });
  }
}

type FoundPrices = { prices: MetalPrices; skipped: number };

type Line = { day: string; found: MetalPrices };

/** The prices in the rows of a table: a metal a row, or a day a row with a column for each metal. The last day counts. */
function findMetalPrices(rows: string[][]): FoundPrices {
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
