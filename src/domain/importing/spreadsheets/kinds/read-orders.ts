import { countOf } from "#contract/count-of.ts";
import type { SourceItem } from "../../source.ts";
import { truncateQuote } from "../../parsing/truncate-quote.ts";
import { InvalidCellError } from "../layouts/row-reader.ts";
import { toText } from "../tables/cell-values.ts";
import { dateReader } from "../tables/date-reader.ts";
import { describePlace } from "../tables/list-rows.ts";
import { MAX_ROWS_PER_GROUP, rowGroups } from "../tables/row-groups.ts";
import type { Row } from "../tables/table.ts";
import { BUYER, ORDER } from "./find-kind.ts";
import type { KindReader, KindTable } from "./kind-reader.ts";
import { type OrderCells, orderCells } from "./orders/order-cells.ts";
import { type OrderState, toOrderState } from "./orders/order-state.ts";
import { type OrderContext, readOrder } from "./orders/read-order.ts";

/** The numbers of orders that stay out. */
type LeftOut = Record<"open" | "ended", string[]>;

/** A list of orders: those that were paid and delivered come in, as they were. */
export function orderList(table: KindTable): KindReader {
  const { header, found, chooseRate, timeZone } = table;
  // By these headings a list of somebody's own was recognized.
  const findOwn = (pattern: RegExp) =>
    found.platform === null ? header.findAll(pattern)[0]?.index : undefined;
  const cells = orderCells(header, found.platform, {
    number: findOwn(ORDER),
    name: findOwn(BUYER),
    email: found.email ?? undefined,
  });
  const context = {
    cells,
    dates: dateReader(header, timeZone),
    platform: found.platform,
    chooseRate,
  };
  const leftOut: LeftOut = { open: [], ended: [] };
  return {
    read: () => readOrders(table, context, leftOut),
    notes: () => [
      "Orders that were paid and delivered come in as completed. Your pieces, stock, and figures stay as they are.",
      ...describeGaps(context),
      ...describeEnded(leftOut.ended),
      ...describeOpen(leftOut.open),
      ...context.dates.describe(),
    ],
  };
}

async function* readOrders(
  { rows, sheet }: KindTable,
  context: OrderContext,
  leftOut: LeftOut,
): AsyncGenerator<SourceItem> {
  Object.assign(leftOut, { open: [], ended: [] });
  const { cells, dates } = context;
  const groups = rowGroups(() => orderKey(cells));
  const numbers = orderNumbers(cells);
  for await (const row of rows()) {
    groups.see(row);
    numbers.see(row);
    for (const field of ["created", "paidOn", "fulfilledOn"] as const)
      dates.see(cells.cell(row, field));
  }
  for await (const { rows: ofOrder, isExcess } of groups.group(rows)) {
    const where = describePlace(sheet, ofOrder);
    const number = numbers.read(ofOrder);
    const name = number === null ? "Order without a number" : `Order ${number}`;
    const refuse = (reason: string): SourceItem => ({
      kind: "refused",
      of: "order",
      where,
      name,
      reason,
    });
    if (number === null) {
      yield refuse("It has no order number.");
      continue;
    }
    if (isExcess || ofOrder.length >= MAX_ROWS_PER_GROUP) {
      yield refuse(TOO_MANY);
      continue;
    }
    try {
      const state = readState(context, ofOrder);
      if (state === "done") {
        const record = readOrder(context, ofOrder, number);
        yield { kind: "record", where, name: `${name} of ${record.customerName}`, record };
      } else leftOut[state].push(number);
    } catch (error) {
      if (!(error instanceof InvalidCellError)) throw error;
      yield refuse(error.message);
    }
  }
}

const TOO_MANY =
  "Its rows are too many, or stand too far apart in this large file. Sort the file by the number of the order.";

/** Of the orders into which a cart was split, "XKBKNABJK#2" as PrestaShop writes it (Order::getUniqReference). */
function orderNumbers(cells: OrderCells) {
  const readNumber = (rows: Row[]) => cells.text(rows, "number", 100);
  const idsOf = new Map<string, { first: number; last: number }>();
  return {
    see: (row: Row): void => {
      const id = Number(cells.text([row], "id"));
      const number = cells.splitsOrders && id > 0 ? readNumber([row]) : null;
      if (number === null) return;
      const { first, last } = idsOf.get(number) ?? { first: id, last: id };
      idsOf.set(number, { first: Math.min(first, id), last: Math.max(last, id) });
    },
    read: (rows: Row[]): string | null => {
      const number = readNumber(rows);
      const ids = idsOf.get(number ?? "");
      if (!ids || ids.first === ids.last) return number;
      return `${number}#${Number(cells.text(rows, "id")) + 1 - ids.first}`;
    },
  };
}

/** Orders of two stores may have one number: a row with another day, or an id of its own, is another order. */
function orderKey(cells: OrderCells): (row: Row) => string {
  const days = new Map<string, string>();
  return (row) => {
    const number = cells.text([row], "number", 100);
    if (number === null) return "";
    const day = toText(cells.cell(row, "created")) ?? days.get(number) ?? "";
    days.set(number, day);
    const id = cells.splitsOrders ? cells.text([row], "id") : null;
    return JSON.stringify([number, day, id]);
  };
}

/** Columns of a state; in those of `BLANK_IS_OPEN` an empty cell says that it didn't happen. */
const STATES = ["event", "status", "payment", "fulfillment"] as const;
const BLANK_IS_OPEN: readonly string[] = ["payment", "fulfillment"];

/** The worst that any of its rows says. @throws InvalidCellError for a word that isn't known */
function readState({ cells, dates }: OrderContext, rows: Row[]): OrderState {
  if (cells.text(rows, "canceledOn") !== null || isRefunded(cells, rows)) return "ended";
  const states = STATES.flatMap((field): OrderState[] => {
    if (!cells.has(field)) return [];
    const words = rows.flatMap((row) => toText(cells.cell(row, field)) ?? []);
    if (words.length === 0) return BLANK_IS_OPEN.includes(field) ? ["open"] : [];
    return words.map((word) => {
      const state = dates.read(word) ? "done" : toOrderState(word);
      if (state) return state;
      throw new InvalidCellError(`We don’t know what the status “${truncateQuote(word)}” means.`);
    });
  });
  return (["ended", "open"] as const).find((state) => states.includes(state)) ?? "done";
}

function isRefunded(cells: OrderCells, rows: Row[]): boolean {
  const total = cells.cents(rows, "total") ?? 0;
  return total > 0 && Math.abs(cells.cents(rows, "refunded") ?? 0) >= total;
}

function describeGaps({ cells, platform }: OrderContext): string[] {
  const hasLines = cells.has("lineName") || cells.has("lines");
  const isSilent = !STATES.some((field) => cells.has(field)) && !cells.has("canceledOn");
  return [
    ...(isSilent
      ? ["The file doesn’t say which orders were paid and delivered, so all count as completed."]
      : []),
    ...(cells.hasTwoFiles && !hasLines
      ? [
          `This file doesn’t say what was bought, so each order has one line. Import ${platform}’s file of order items too, before or after: each completes the other.`,
        ]
      : []),
  ];
}

const describeEnded = (numbers: string[]): string[] =>
  numbers.length === 0
    ? []
    : [
        `${countOf(numbers.length, "was canceled or refunded and stays out", "were canceled or refunded and stay out")}: ${listNumbers(numbers)}.`,
      ];

const describeOpen = (numbers: string[]): string[] =>
  numbers.length === 0
    ? []
    : [
        `${countOf(numbers.length, "isn’t paid and delivered yet and stays out", "aren’t paid and delivered yet and stay out")}: ${listNumbers(numbers)}. Record what is still open under Orders.`,
      ];

const MOST_NUMBERS = 100;

function listNumbers(numbers: string[]): string {
  const more = numbers.length - MOST_NUMBERS;
  const listed = numbers.slice(0, MOST_NUMBERS).join(", ");
  return more > 0 ? `${listed} and ${countOf(more, "other")}` : listed;
}
