import { cutText } from "#contract/cut-text.ts";
import { htmlToText } from "../../../parsing/html-to-text.ts";
import { parsePrice } from "../../../parsing/parse-price.ts";
import { toStorableText } from "../../../storable-text.ts";
import { truncateQuote } from "../../../parsing/truncate-quote.ts";
import { InvalidCellError } from "../../layouts/row-reader.ts";
import { toText } from "../../tables/cell-values.ts";
import { cellAt, type Header } from "../../tables/header.ts";
import type { Cell, Row } from "../../tables/table.ts";
import { ORDER_COLUMNS, type OrderField, type OrdersOf, ORDERS_OF } from "./order-columns.ts";

/** Finds the fields of orders in the rows of a table. */
export type OrderCells = {
  has: (field: OrderField) => boolean;
  /** Whether the platform has a file of orders and one of their lines. */
  hasTwoFiles: boolean;
  /** Whether orders with an id each may share a number. */
  splitsOrders: boolean;
  /** Of one row. */
  cell: (row: Row, field: OrderField) => Cell;
  /** The first cell of an order's rows that is filled. */
  first: (rows: Row[], field: OrderField) => Cell;
  /** The same as text, a note with its lines; null for none. */
  text: (rows: Row[], field: OrderField, max?: number) => string | null;
  /**
   * Cents of the whole order, with their sign; null where it has none.
   * @throws InvalidCellError
   */
  cents: (rows: Row[], field: OrderField) => number | null;
  /** The cells of a row that hold several lines. */
  lineCells: (row: Row) => Cell[];
};

/** @param known columns that are known by other means, where none has a name of the field */
export function orderCells(
  header: Header,
  platform: string | null,
  known: Partial<Record<OrderField, number | undefined>>,
): OrderCells {
  const {
    columns = {},
    summed = [],
    hasTwoFiles = false,
    splitsOrders = false,
  }: OrdersOf = ORDERS_OF[platform ?? ""] ?? {};
  const indexes = new Map(
    (Object.keys(ORDER_COLUMNS) as OrderField[]).map((field) => [
      field,
      header.find(...(columns[field] ?? ORDER_COLUMNS[field]).split(",")) ?? known[field],
    ]),
  );
  const cell = (row: Row, field: OrderField) => cellAt(row, indexes.get(field));
  const first = (rows: Row[], field: OrderField) =>
    rows.map((row) => cell(row, field)).find((each) => toText(each) !== null) ?? null;
  const lineColumns = header.findAll(/^line_item_\d+$/).map(({ index }) => index);
  return {
    has: (field) => indexes.get(field) !== undefined,
    hasTwoFiles,
    splitsOrders,
    cell,
    first,
    text: (rows, field, max = 255) => {
      const text = toPlainText(first(rows, field), max);
      return field === "note" ? text : (text?.replaceAll(/\s+/g, " ") ?? null);
    },
    cents: (rows, field) => {
      if (!summed.includes(field)) return toCents(first(rows, field));
      const all = rows.flatMap((row) => toCents(cell(row, field)) ?? []);
      return all.length === 0 ? null : all.reduce((sum, each) => sum + each, 0);
    },
    lineCells: (row) => [cell(row, "lines"), ...lineColumns.map((index) => cellAt(row, index))],
  };
}

/** Without markup, and without the apostrophe that keeps a number's zeros in a spreadsheet; null for none. */
export function toPlainText(cell: Cell, max = 255): string | null {
  const text = (toText(cell) ?? "").replace(/^'(?=[\d#+=@-])/, "");
  const plain = /[<&]/.test(text) ? htmlToText(text) : text;
  return cutText(toStorableText(plain), max) || null;
}

/**
 * Cents with their sign: "$1,299.00", "-5.00", "($5.00)"; null for a cell without a digit.
 * @throws InvalidCellError
 */
export function toCents(cell: Cell): number | null {
  const text = toText(cell);
  if (text === null || !/\d/.test(text)) return null;
  const price = parsePrice(text.replaceAll(/[-−()]/g, ""));
  if (!price) throw new InvalidCellError(`“${truncateQuote(text)}” isn’t an amount.`);
  return /^\D*[-−(]/.test(text) || /[-−]\s*$/.test(text) ? -price.cents : price.cents;
}
