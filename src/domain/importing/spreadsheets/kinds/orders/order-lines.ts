import { MAX_COUNT } from "#contract/catalogue/products.ts";
import { toPlainDecimal } from "#contract/typed-numbers.ts";
import { truncateQuote } from "../../../parsing/truncate-quote.ts";
import { InvalidCellError } from "../../layouts/row-reader.ts";
import { toText } from "../../tables/cell-values.ts";
import type { Cell, Row } from "../../tables/table.ts";
import { type OrderCells, toCents, toPlainText } from "./order-cells.ts";
import type { ReadLine } from "../../../records/order-sums.ts";

/**
 * The lines of an order: a row each, or in a cell that holds several.
 * @param areTotals whether the rows' totals are those of their lines
 * @throws InvalidCellError
 */
export function readLines(cells: OrderCells, rows: Row[], areTotals: boolean): ReadLine[] {
  const read = cells.has("lineName")
    ? rows.map((row) => readRow(cells, row, areTotals))
    : rows.flatMap((row) => cells.lineCells(row).flatMap(readCell));
  return read.flatMap((line) => toLine(line) ?? []);
}

/** The parts of a line, as written. */
type WrittenLine = Partial<
  Record<"name" | "sku" | "variant" | "quantity" | "price" | "total", Cell>
>;

const readRow = (cells: OrderCells, row: Row, areTotals: boolean): WrittenLine => ({
  name: cells.cell(row, "lineName"),
  sku: cells.cell(row, "lineSku"),
  variant: cells.cell(row, "lineVariant"),
  quantity: cells.cell(row, "lineQuantity"),
  price: cells.cell(row, "linePrice"),
  total: cells.cell(row, areTotals ? "total" : "lineTotal"),
});

/** "Product SKU: E-1, Product Name: Ember ring" of BigCommerce, "name:Ember ring|sku:E-1" of the others. */
const PRODUCT_KEY = /(?:^|[|,;\n])\s{0,2}(Product [A-Za-z ]{2,30}):/g;
const KEY = /(?:^|[|;\n])\s{0,2}([A-Za-z_]{2,30}):/g;

const PARTS: Readonly<Record<string, keyof WrittenLine>> = {
  name: "name",
  sku: "sku",
  qty: "quantity",
  quantity: "quantity",
  price: "price",
  "unit price": "price",
  total: "total",
  "total price": "total",
  "option name": "variant",
  "variation details": "variant",
};

/** A key that comes again begins another line. */
function readCell(cell: Cell): WrittenLine[] {
  const text = toText(cell) ?? "";
  const ofBigCommerce = [...text.matchAll(PRODUCT_KEY)];
  const keys = ofBigCommerce.length > 0 ? ofBigCommerce : [...text.matchAll(KEY)];
  const lines: WrittenLine[] = [];
  let seen = new Set<string>();
  for (const [index, { 0: written, 1: key = "", index: start }] of keys.entries()) {
    if (seen.has(key) || lines.length === 0) {
      lines.push({});
      seen = new Set();
    }
    seen.add(key);
    const line = lines.at(-1);
    const name = key.toLowerCase().replaceAll("_", " ");
    const part = PARTS[name.replace(/^product /, "")];
    if (line && part)
      line[part] = text.slice(start + written.length, keys[index + 1]?.index).trim();
  }
  return lines;
}

/** null for a row that holds none, and for one of which nothing is left. */
function toLine({ name, sku, variant, quantity, price, total }: WrittenLine): ReadLine | null {
  const [named, code] = [toPlainText(name ?? null), toPlainText(sku ?? null, 100)];
  if (named === null && code === null) return null;
  const count = toQuantity(quantity ?? null);
  if (count === 0) return null;
  const each = toCents(price ?? null);
  const cents = toCents(total ?? null) ?? (each === null ? null : Math.round(each * count));
  if (cents !== null && !Number.isSafeInteger(cents))
    throw new InvalidCellError("Its sum is too large.");
  const isWhole = Number.isInteger(count);
  const text = named?.replaceAll(/\s+/g, " ") ?? `Piece ${code}`;
  return {
    // A chain may be sold by the foot: an order has whole numbers.
    name: isWhole ? text : `${Math.abs(count)} × ${text}`,
    sku: code,
    variant: toPlainText(variant ?? null),
    quantity: isWhole ? Math.abs(count) : 1,
    cents: count < 0 && cents !== null ? -Math.abs(cents) : cents,
  };
}

/** 1 for an empty cell. @throws InvalidCellError */
function toQuantity(cell: Cell): number {
  const text = toText(cell);
  if (text === null) return 1;
  const number = Number(toPlainDecimal(text.replace(/^[-−]\s*/, "")) ?? Number.NaN);
  if (!(number <= MAX_COUNT))
    throw new InvalidCellError(`“${truncateQuote(text)}” isn’t a number of pieces.`);
  return /^[-−]/.test(text) ? -number : number;
}
