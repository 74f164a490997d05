import { cutText } from "#contract/cut-text.ts";
import { isEmailAddress, toEmailAddress } from "#contract/email-address.ts";
import { toDollars as convert } from "#contract/importing/import-choices.ts";
import type {
  OrderRecord,
  OrderRecordItem,
  PaymentRecord,
} from "#contract/importing/import-records.ts";
import { MISSING_EMAIL } from "#contract/sales/customers.ts";
import type { PaymentMethod } from "#contract/sales/payments.ts";
import type { ImportChoices } from "../../../choices/import-choices.ts";
import { SHOP_CURRENCY } from "../../../parsing/flag-foreign-currency.ts";
import { normalizeWord } from "../../../parsing/normalize-word.ts";
import { parseCurrency } from "../../../parsing/parse-currency.ts";
import { parsePrice } from "../../../parsing/parse-price.ts";
import { InvalidCellError } from "../../layouts/row-reader.ts";
import { toText } from "../../tables/cell-values.ts";
import type { DateReader } from "../../tables/date-reader.ts";
import type { Row } from "../../tables/table.ts";
import type { OrderCells } from "./order-cells.ts";
import type { OrderField } from "./order-columns.ts";
import { readLines } from "./order-lines.ts";
import { type SummedLine, sumOrder, toDollars } from "../../../records/order-sums.ts";

export type OrderContext = {
  cells: OrderCells;
  dates: DateReader;
  /** null for a list of somebody's own. */
  platform: string | null;
  chooseRate: ImportChoices["chooseRate"];
};

/**
 * The order of these rows as it was: completed and paid, its amounts in US dollars.
 * @throws InvalidCellError with what is wrong with it
 */
export function readOrder(context: OrderContext, rows: Row[], number: string): OrderRecord {
  const { cells, platform } = context;
  const name = platform ?? "a spreadsheet";
  const days = readDays(context, rows);
  const { lines, notes, ...amounts } = readAmounts(context, rows, number);
  const shippingAddress = readAddress(cells, rows, "shipping");
  const billingAddress = readAddress(cells, rows, "billing");
  const to = shippingAddress ?? billingAddress;
  return {
    of: "order",
    origin: { id: null, createdAt: days.createdAt, updatedAt: null },
    source: { name, number },
    sourceId: cells.text(rows, "id", 100),
    part: readPart(cells, platform, number),
    ...readCustomer(cells, rows),
    delivery: "shipping",
    shippingAddress: to,
    billingAddress,
    ...amounts,
    depositCents: null,
    dueDate: null,
    status: "completed",
    paymentStatus: "paid",
    payments: readPayments(cells, rows, { cents: amounts.totalCents, paidOn: days.paidOn }),
    receiptNumber: null,
    trackingCarrier: null,
    trackingNumber: null,
    isGift: false,
    notes:
      cutText([...notes, cells.text(rows, "note", 5000)].filter(Boolean).join("\n"), 5000) || null,
    items: lines.map(toItem),
    history: [{ to: "completed", by: null, at: days.completedOn, reason: null, changes: null }],
  };
}

function readDays({ cells, dates }: OrderContext, rows: Row[]) {
  const read = (field: OrderField) => {
    const cell = cells.first(rows, field);
    const time = field === "created" ? cells.first(rows, "time") : null;
    const day = dates.read(cell, { time });
    if (day === undefined) throw new InvalidCellError(`“${toText(cell)}” isn’t a date.`);
    return day;
  };
  const [created, paid, fulfilled] = [read("created"), read("paidOn"), read("fulfilledOn")];
  const createdAt = created ?? paid ?? fulfilled;
  if (createdAt === null) throw new InvalidCellError("The file doesn’t say when it was ordered.");
  return { createdAt, paidOn: paid ?? createdAt, completedOn: fulfilled ?? paid ?? createdAt };
}

function readCustomer(cells: OrderCells, rows: Row[]) {
  const parts = [cells.text(rows, "firstName"), cells.text(rows, "lastName")];
  const name = cells.text(rows, "name") ?? parts.filter(Boolean).join(" ");
  const email = toEmailAddress(cells.text(rows, "email") ?? "");
  return {
    customerName: cutText(name, 255) || "A customer",
    customerEmail: isEmailAddress(email) && email !== "" ? email : MISSING_EMAIL,
    customerPhone: cells.text(rows, "phone", 50),
  };
}

const ADDRESS_PARTS = ["Line1", "Line2", "City", "State", "PostalCode", "Country"] as const;

/** null where it has no street. */
function readAddress(
  cells: OrderCells,
  rows: Row[],
  which: "shipping" | "billing",
): Record<string, string> | null {
  const parts = ADDRESS_PARTS.flatMap((part) => {
    const text = cells.text(rows, `${which}${part}`, part === "PostalCode" ? 20 : 255);
    return text === null ? [] : [[`${part[0]?.toLowerCase()}${part.slice(1)}`, text] as const];
  });
  const address = Object.fromEntries(parts);
  return address["line1"] === undefined ? null : address;
}

/** In US dollars. */
function readAmounts({ cells, platform, chooseRate }: OrderContext, rows: Row[], number: string) {
  const rate = readRate(cells, rows, chooseRate, number);
  const inDollars = (cents: number): number => (rate ? convert(cents, rate.rate) : cents);
  const read = (field: OrderField): number | null => {
    const cents = cells.cents(rows, field);
    return cents === null ? null : inDollars(cents);
  };
  const [shipping, tax] = [read("shipping") ?? 0, read("tax") ?? 0];
  if (shipping < 0 || tax < 0) throw new InvalidCellError("Its shipping or tax is below zero.");
  const areTotals = platform === null && hasLineTotals(cells, rows);
  const lines = readLines(cells, rows, areTotals).map(({ cents, ...line }) => ({
    ...line,
    cents: cents === null ? null : inDollars(cents),
  }));
  const summed = sumOrder(lines.length > 0 ? lines : [wholeLine(cells, rows, platform, number)], {
    shippingCents: shipping,
    taxCents: tax,
    discountCents: Math.abs(read("discount") ?? 0),
    discountCode: cells.text(rows, "discountCode", 60),
    totalCents: areTotals ? null : read("total"),
  });
  if (typeof summed === "string") throw new InvalidCellError(summed);
  const refunded = Math.abs(read("refunded") ?? 0);
  const refund = refunded > 0 ? [`${toDollars(refunded)} was refunded there.`] : [];
  const notes = [...summed.notes, ...refund, ...(rate ? [rate.note] : [])];
  return { ...summed, notes, shippingCents: shipping, taxCents: tax };
}

/** Rows of an order that state different totals state those of their lines. */
const hasLineTotals = (cells: OrderCells, rows: Row[]): boolean =>
  !cells.has("linePrice") &&
  new Set(rows.flatMap((row) => toText(cells.cell(row, "total")) ?? [])).size > 1;

/** What stands for the lines in a file that doesn't say what was bought. */
const wholeLine = (cells: OrderCells, rows: Row[], platform: string | null, number: string) => ({
  name: wholeLineName(platform, number),
  sku: cells.text(rows, "lineSku", 100),
  variant: null,
  quantity: 1,
  cents: null,
});

const wholeLineName = (platform: string | null, number: string): string =>
  `${platform ? `${platform} order` : "Order"} ${number}`;

/** Of a platform with two files: the part that this one has. */
const readPart = (cells: OrderCells, platform: string | null, number: string) =>
  cells.hasTwoFiles
    ? {
        holds: cells.has("lineName") ? ("lines" as const) : ("sums" as const),
        wholeLine: wholeLineName(platform, number),
      }
    : null;

/** Of a currency other than the shop's; null for the shop's. @throws InvalidCellError until a person types one */
function readRate(
  cells: OrderCells,
  rows: Row[],
  chooseRate: ImportChoices["chooseRate"],
  number: string,
): { rate: string; note: string } | null {
  const total = parsePrice(cells.text(rows, "total") ?? cells.text(rows, "linePrice") ?? "");
  const stated = parseCurrency(cells.text(rows, "currency") ?? "");
  const currency = stated ?? total?.currency ?? SHOP_CURRENCY;
  if (currency === SHOP_CURRENCY) return null;
  const rate = chooseRate(currency, { name: `Order ${number}`, cents: total?.cents ?? 0 });
  if (rate === null)
    throw new InvalidCellError(`Its amounts are in ${currency}. Type what 1 ${currency} is worth.`);
  return { rate, note: `Its amounts were in ${currency}, at ${rate}.` };
}

const METHODS: [RegExp, PaymentMethod][] = [
  [/\bgift\b/, "other"],
  [/\b(?:checks?|cheques?)\b/, "check"],
  [/\b(?:cash|cod)\b/, "cash"],
  [
    /\b(?:card|cards|cc|stripe|visa|mastercard|amex|american express|discover|shopify payments|apple pay|google pay)\b/,
    "card",
  ],
  [/\b(?:transfer|bank|bacs|wire|ach|sepa|zelle)\b/, "transfer"],
];

function readPayments(
  cells: OrderCells,
  rows: Row[],
  { cents, paidOn }: { cents: number; paidOn: string },
): PaymentRecord[] {
  if (cents === 0) return [];
  const word = normalizeWord((cells.text(rows, "method") ?? "").replaceAll("_", " "));
  const method = METHODS.find(([pattern]) => pattern.test(word))?.[1] ?? "other";
  const reference = cells.text(rows, "reference", 100);
  return [{ amountCents: cents, method, paidOn, reference, by: null, at: paidOn }];
}

const toItem = ({ name, sku, variant, quantity, priceCents }: SummedLine): OrderRecordItem => ({
  // Two pieces may share a name, but not a SKU.
  piece: sku === null ? null : { id: 0, name: "", sku },
  productName: name,
  quantity,
  priceCents,
  customizations: variant === null ? null : { details: variant },
  stockTaken: 0,
  soldOut: false,
});
