import { ORDER_STATUSES } from "#contract/sales/order-transitions.ts";
import { PAYMENT_STATUSES } from "#contract/sales/payments.ts";
import { z } from "zod";
import type { OrderRecord } from "#contract/importing/import-records.ts";
import { ADDRESS_PARTS } from "../../../exporting/order-addresses.ts";
import type { SourceItem } from "../../source.ts";
import { truncate } from "../../storable-text.ts";
import { toYesNo } from "../tables/cell-values.ts";
import { toTimestamp } from "../tables/date-reader.ts";
import {
  toRawText,
  type ReadOrderItem,
  readExportedOrderItems,
} from "./read-exported-order-items.ts";
import { readOrderHistory, readOrderPayments } from "./read-order-history.ts";
import type { ExportedPieces } from "./read-exported-pieces.ts";
import { originOf, type ExportedRow, readExportedRows, refuseRow } from "./exported-rows.ts";
import { InvalidCellError, rowReader } from "../layouts/row-reader.ts";
import type { Table } from "../tables/table.ts";

type Sheets = { orders: Table | null; items: Table | null };

/**
 * The exported orders with their items, which are held in memory because they may be anywhere in
 * their sheet. Items without an order are refused.
 */
export async function* readExportedOrders(
  { orders, items }: Sheets,
  pieces: ExportedPieces,
): AsyncGenerator<SourceItem> {
  const itemsByOrder = await readExportedOrderItems(items, pieces);
  for await (const row of readExportedRows(orders)) {
    const origin = originOf(row, "Recorded (UTC)");
    yield readOrder(row, origin, itemsByOrder.get(origin.id ?? 0) ?? []);
    itemsByOrder.delete(origin.id ?? 0);
  }
  for (const [order, left] of itemsByOrder) {
    const reason = `There is no order ${order || "without a number"} in the sheet “Orders”.`;
    for (const { where } of left) {
      yield { kind: "refused", of: "order", where, name: `Item of order ${order}`, reason };
    }
  }
}

const customerSchema = z.object({
  customerName: z.string({ error: "There is no customer." }).min(1, "There is no customer."),
  customerEmail: z
    .string({ error: "There is no e-mail address." })
    .min(1, "There is no e-mail address.")
    .max(255),
  customerPhone: z.string().max(50, "The phone number is too long.").nullable(),
  status: z.enum(ORDER_STATUSES, { error: "Its status is none that orders have." }),
});

function readOrder(
  row: ExportedRow,
  origin: OrderRecord["origin"],
  items: ReadOrderItem[],
): SourceItem {
  const number = origin.id === null ? "" : ` ${origin.id}`;
  const name = `Order${number} of ${row.text("Customer") ?? "nobody"}`;
  const read = customerSchema.safeParse({
    customerName: toRawText(row.cell("Customer")),
    customerEmail: row.text("E-mail"),
    customerPhone: row.text("Phone"),
    status: row.text("Status")?.toLowerCase(),
  });
  if (!read.success) return refuseRow("order", row, name, read.error.issues[0]?.message);
  const invalidItem = items.find((item) => "reason" in item);
  if (invalidItem)
    return refuseRow("order", row, name, `${invalidItem.where}: ${invalidItem.reason}`);
  try {
    const amounts = readAmounts(row);
    const record: OrderRecord = {
      of: "order",
      origin,
      source: readSource(row),
      ...read.data,
      ...amounts,
      ...readDelivery(row),
      billingAddress: readAddress(row, "Billing"),
      ...readPayments(row, amounts.totalCents, origin.createdAt),
      notes: toRawText(row.cell("Notes")) || null,
      items: items.flatMap((each) => ("item" in each ? [each.item] : [])),
      history: readOrderHistory(row.text("History")),
    };
    return { kind: "record", where: row.where, name, record };
  } catch (error) {
    if (error instanceof InvalidCellError) return refuseRow("order", row, name, error.message);
    throw error;
  }
}

function readSource(row: ExportedRow): OrderRecord["source"] {
  const [name, number] = [row.text("Source"), row.text("Source Number")];
  return name === null || number === null
    ? null
    : { name: truncate(name, 100), number: truncate(number, 100) };
}

/** Amounts as agreed then, not recalculated. */
function readAmounts(row: ExportedRow) {
  const { price } = rowReader();
  const cents = (column: string) => price(row.cell(column), null) ?? 0;
  const totalCents = price(row.cell("Total"), null);
  if (totalCents === null) throw new InvalidCellError("It has no total.");
  return {
    subtotalCents: cents("Subtotal"),
    taxCents: cents("Tax"),
    shippingCents: cents("Shipping"),
    totalCents,
    depositCents: price(row.cell("Deposit"), null) ?? null,
  };
}

function readDelivery(row: ExportedRow) {
  const delivery = row.text("Delivery") === "pickup" ? ("pickup" as const) : ("shipping" as const);
  return {
    delivery,
    shippingAddress: delivery === "pickup" ? null : (readAddress(row, "Shipping") ?? {}),
    dueDate: toTimestamp(row.cell("Due (UTC)")) ?? null,
    trackingCarrier: truncate(row.text("Carrier") ?? "", 50) || null,
    trackingNumber: truncate(row.text("Tracking Number") ?? "", 100) || null,
    isGift: toYesNo(row.cell("Gift")) === true,
  };
}

/** From the columns of its parts; older exports have only its lines. */
function readAddress(
  row: ExportedRow,
  which: "Shipping" | "Billing",
): Record<string, string> | null {
  const parts = Object.entries(ADDRESS_PARTS).flatMap(([part, column]) => {
    const text = toRawText(row.cell(`${which} ${column}`));
    return text === "" ? [] : [[part, text] as const];
  });
  if (parts.length > 0) return Object.fromEntries(parts);
  return splitLines(row.text(`${which} Address`));
}

function splitLines(lines: string | null): Record<string, string> | null {
  if (lines === null) return null;
  const [line1 = "", ...rest] = lines.split("\n");
  const country = rest.pop();
  const place = rest.pop();
  const split = splitPlace(place ?? "");
  const parts = {
    line1,
    line2: rest.join(", "),
    city: place,
    ...split,
    country,
  };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, text]) => (text ? [[part, text] as const] : [])),
  );
}

/** "Staunton, VA 24401" */
function splitPlace(place: string): Record<string, string> | null {
  const space = place.lastIndexOf(" ");
  const comma = place.lastIndexOf(", ", space - 2);
  if (space < 2 || comma === -1 || space === place.length - 1) return null;
  return {
    city: place.slice(0, comma),
    state: place.slice(comma + 2, space),
    postalCode: place.slice(space + 1),
  };
}

/** Exports from before payments were recorded have only the status. */
function readPayments(row: ExportedRow, totalCents: number, at: string | null) {
  const status = row.text("Payment Status");
  const paymentStatus = PAYMENT_STATUSES.find((each) => each === status) ?? "pending";
  const payments = readOrderPayments(row.text("Payments"));
  const receiptNumber = row.text("Receipt");
  if (payments.length > 0 || paymentStatus !== "paid" || totalCents === 0 || at === null) {
    return { paymentStatus, payments, receiptNumber };
  }
  const paid = { amountCents: totalCents, method: "other" as const, paidOn: at, at };
  return { paymentStatus, payments: [{ ...paid, reference: null, by: null }], receiptNumber };
}
