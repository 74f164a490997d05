import { z } from "zod";
import type { OrderRecord } from "#contract/import-records.ts";
import { ORDER_STATUSES, type OrderStatus } from "#contract/orders.ts";
import { ADDRESS_PARTS } from "../../../exporting/order-addresses.ts";
import type { SourceItem } from "../../source.ts";
import { toInstant } from "../tables/cell-values.ts";
import { asWritten, type ReadOrderItem, readOwnOrderItems } from "./read-exported-order-items.ts";
import type { OwnPieces } from "./read-exported-pieces.ts";
import { originOf, type OwnRow, ownRows, refuseRow } from "./exported-rows.ts";
import { RefusedCell, rowReader } from "../layouts/row-reader.ts";
import type { Table } from "../tables/table.ts";

type Sheets = { orders: Table | null; items: Table | null };

/**
 * The orders of the export with their items, after the pieces that they name. Items are held until
 * their order comes: they may stand anywhere in their sheet.
 */
export async function* readOwnOrders(
  { orders, items }: Sheets,
  pieces: OwnPieces,
): AsyncGenerator<SourceItem> {
  const waiting = await readOwnOrderItems(items, pieces);
  for await (const row of ownRows(orders)) {
    const origin = originOf(row, "Recorded (UTC)");
    yield readOrder(row, origin, waiting.get(origin.id ?? 0) ?? []);
    waiting.delete(origin.id ?? 0);
  }
  for (const [order, left] of waiting) {
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

function readOrder(row: OwnRow, origin: OrderRecord["origin"], items: ReadOrderItem[]): SourceItem {
  const number = origin.id === null ? "" : ` ${origin.id}`;
  const name = `Order${number} of ${row.text("Customer") ?? "nobody"}`;
  const read = customerSchema.safeParse({
    customerName: asWritten(row.cell("Customer")),
    customerEmail: row.text("E-mail"),
    customerPhone: row.text("Phone"),
    status: row.text("Status")?.toLowerCase(),
  });
  if (!read.success) return refuseRow("order", row, name, read.error.issues[0]?.message);
  const broken = items.find((item) => "reason" in item);
  if (broken) return refuseRow("order", row, name, `${broken.where}: ${broken.reason}`);
  try {
    const record: OrderRecord = {
      of: "order",
      origin,
      ...read.data,
      ...readMoney(row),
      shippingAddress: readAddress(row, "Shipping") ?? {},
      billingAddress: readAddress(row, "Billing"),
      paymentStatus: row.text("Payment Status") ?? "pending",
      notes: asWritten(row.cell("Notes")) || null,
      items: items.flatMap((each) => ("item" in each ? [each.item] : [])),
      history: readHistory(row),
    };
    return { kind: "record", where: row.where, name, record };
  } catch (error) {
    if (error instanceof RefusedCell) return refuseRow("order", row, name, error.message);
    throw error;
  }
}

/** As it was agreed then: nothing is computed anew. */
function readMoney(row: OwnRow) {
  const { price } = rowReader();
  const cents = (column: string) => price(row.cell(column), null) ?? 0;
  const totalCents = price(row.cell("Total"), null);
  if (totalCents === null) throw new RefusedCell("It has no total.");
  return {
    subtotalCents: cents("Subtotal"),
    taxCents: cents("Tax"),
    shippingCents: cents("Shipping"),
    totalCents,
  };
}

/** By its parts; an older export has its lines alone. */
function readAddress(row: OwnRow, which: "Shipping" | "Billing"): Record<string, string> | null {
  const parts = Object.entries(ADDRESS_PARTS).flatMap(([part, column]) => {
    const text = asWritten(row.cell(`${which} ${column}`));
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
  const split = /^(.*), (.*) (\S+)$/.exec(place ?? "");
  const parts = {
    line1,
    line2: rest.join(", "),
    city: split?.[1] ?? place,
    state: split?.[2],
    postalCode: split?.[3],
    country,
  };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, text]) => (text ? [[part, text] as const] : [])),
  );
}

const isStatus = (text: string | undefined): text is OrderStatus =>
  ORDER_STATUSES.some((status) => status === text);

function readHistory(row: OwnRow): OrderRecord["history"] {
  return (row.text("History") ?? "").split("\n").flatMap((line) => {
    const [, when = "", to, by] = /^(\S+) (\w+)(?: by (.+))?$/.exec(line.trim()) ?? [];
    const at = toInstant(when);
    return at && isStatus(to) ? [{ to, by: by ?? null, at }] : [];
  });
}
