import { isDeepStrictEqual } from "node:util";
import type { OrderRecord } from "#contract/importing/import-records.ts";
import type { FieldChange } from "#contract/importing/imports.ts";
import { toAddressLines } from "#contract/sales/customer-addresses.ts";
import type { Shop } from "../../shop.ts";
import { insertRows, type OrderItemRow, toItemRows, toPaymentRows } from "./order-rows.ts";
import { sumOrder, toDollars } from "./order-sums.ts";
import type { RecordHandler } from "./record-handler.ts";

/**
 * An order that came with one of two files is completed by the other, whichever is first: one has its lines, the other
 * its sums, its customer and the address. One that was completed, or that a person touched, stays as it is.
 */
export const completeOrder: NonNullable<RecordHandler<OrderRecord>["changes"]> = {
  describe: async (shop, id, record) => {
    const before = await loadState(shop, id);
    const after = await complete(shop, before, record);
    return after ? describeChanges(before, after) : [];
  },
  apply: async (shop, id, record) => {
    const before = await loadState(shop, id);
    const after = await complete(shop, before, record);
    if (after) await storeState(shop, id, after);
    return JSON.stringify({ before, after: await loadState(shop, id) });
  },
  revert: async (shop, id, made) => {
    const { before, after } = JSON.parse(made) as Record<"before" | "after", State>;
    const current: unknown = JSON.parse(JSON.stringify(await loadState(shop, id)));
    if (!isDeepStrictEqual(current, after)) return false;
    await storeState(shop, id, before);
    return true;
  },
};

const FIELDS = [
  "customerName",
  "shippingAddress",
  "billingAddress",
  "subtotalCents",
  "taxCents",
  "shippingCents",
  "totalCents",
  "notes",
  "createdAt",
  "updatedAt",
] as const;

const PAYMENT_FIELDS = [
  "amountCents",
  "method",
  "paidOn",
  "reference",
  "username",
  "createdAt",
] as const;

type State = Awaited<ReturnType<typeof loadState>>;

async function loadState({ db }: Shop, id: number) {
  const order = await db
    .selectFrom("orders")
    .select(FIELDS)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const items: OrderItemRow[] = await db
    .selectFrom("orderItems")
    .select(["productId", "productName", "quantity", "priceCents", "customizations"])
    .select(["stockTaken", "soldOut", "createdAt"])
    .where("orderId", "=", id)
    .orderBy("id")
    .execute();
  const payments = await db
    .selectFrom("orderPayments")
    .select(PAYMENT_FIELDS)
    .where("orderId", "=", id)
    .orderBy("id")
    .execute();
  return { order, items, payments };
}

async function storeState(shop: Shop, orderId: number, state: State): Promise<void> {
  const { shippingAddress, billingAddress } = state.order;
  await shop.db
    .updateTable("orders")
    .set({
      ...state.order,
      shippingAddress: JSON.stringify(shippingAddress),
      billingAddress: billingAddress && JSON.stringify(billingAddress),
    })
    .where("id", "=", orderId)
    .execute();
  await shop.db.deleteFrom("orderItems").where("orderId", "=", orderId).execute();
  await shop.db.deleteFrom("orderPayments").where("orderId", "=", orderId).execute();
  await insertRows(shop, orderId, state);
}

/** null where there is nothing to complete. */
async function complete(
  shop: Shop,
  { order, items, payments }: State,
  record: OrderRecord,
): Promise<State | null> {
  const { part } = record;
  if (!part || order.updatedAt !== order.createdAt) return null;
  const hasLines = items.length !== 1 || items[0]?.productName !== part.wholeLine;
  if (hasLines === (part.holds === "lines")) return null;
  const rows = hasLines ? items : await toItemRows(shop, record);
  const from = hasLines ? record : order;
  const summed = sumRows(rows, from);
  if (typeof summed === "string") return null;
  const { customerName, shippingAddress, billingAddress, taxCents, shippingCents, totalCents } =
    from;
  const createdAt = order.createdAt;
  return {
    order: {
      customerName,
      shippingAddress,
      billingAddress,
      subtotalCents: summed.subtotalCents,
      taxCents,
      shippingCents,
      totalCents,
      notes: joinNotes(order.notes, record.notes, ...summed.notes),
      createdAt,
      updatedAt: shop.now().toISOString(),
    },
    items: summed.lines.map(({ name, quantity, priceCents, row }) => ({
      ...(rows[row ?? -1] ?? { ...NO_PIECE, productName: name, createdAt }),
      quantity,
      priceCents,
    })),
    payments: hasLines ? toPaymentRows(record) : payments,
  };
}

/** The rows with the prices that make an order's total. */
const sumRows = (
  rows: OrderItemRow[],
  sums: Pick<OrderRecord, "shippingCents" | "taxCents" | "totalCents">,
) =>
  sumOrder(
    rows.map(({ productName: name, quantity, priceCents }, row) => ({
      name,
      sku: null,
      variant: null,
      quantity,
      cents: priceCents * quantity,
      row,
    })),
    { ...sums, discountCents: 0, discountCode: null },
  );

const NO_PIECE = { productId: null, customizations: null, stockTaken: 0, soldOut: false };

const joinNotes = (...notes: (string | null)[]): string | null =>
  [...new Set(notes.flatMap((note) => note?.split("\n") ?? []))].join("\n") || null;

const DESCRIBED: [string, (state: State) => string][] = [
  ["Customer", ({ order }) => order.customerName],
  ["Address", ({ order }) => toAddressLines(order.shippingAddress ?? {}).join(", ")],
  [
    "Pieces",
    ({ items }) =>
      items.map(({ productName, quantity }) => `${quantity} × ${productName}`).join(", "),
  ],
  ["Shipping", ({ order }) => toDollars(order.shippingCents)],
  ["Tax", ({ order }) => toDollars(order.taxCents)],
  ["Total", ({ order }) => toDollars(order.totalCents)],
];

const describeChanges = (before: State, after: State): FieldChange[] =>
  DESCRIBED.map(([field, read]) => ({
    field,
    from: read(before) || null,
    to: read(after) || null,
  })).filter(({ from, to }) => from !== to);
