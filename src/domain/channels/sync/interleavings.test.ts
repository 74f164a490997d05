import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { newOrder } from "#tests/support/new-order.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { type ConnectedShop, connectedShop } from "#tests/support/woo/connected-shop.ts";
import type { WooRecord } from "#tests/support/woo/records.ts";
import { acceptExternalOrder } from "../external-orders/accept-external-order.ts";
import { DomainError } from "../../errors.ts";
import { resolveDifferences } from "./resolve-differences.ts";
import { changeOrderStatus } from "../../sales/orders/change-order-status.ts";
import { recordOrder } from "../../sales/orders/record-order.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { runSync } from "./run-sync.ts";
import { sendChangedListings } from "./send-changed-listings.ts";

const STEPS = [
  "sell here",
  "cancel here",
  "buy there",
  "cancel there",
  "complete there",
  "edit here",
  "edit there",
  "resolve",
  "send due listings",
  "run",
  "deliver",
  "deliver again",
  "accept",
  "disconnect",
  "reconnect",
] as const;
type Step = { what: (typeof STEPS)[number]; which: number };

let of: ConnectedShop;
let isDisconnected = false;

beforeAll(async () => {
  of = await connectedShop();
  const ask = of.shop.outbound.fetch;
  of.shop.outbound.fetch = async (url, request) => {
    // The request was executed; only its response is lost.
    const answer = await ask(url, request);
    if (isDisconnected) throw new DomainError("unprocessable", "The connection was lost.");
    return answer;
  };
  await runSync(of.shop, of.platformId, null);
});

test("notices every double sale, however sales, edits, syncs and webhooks interleave", async () => {
  expect.hasAssertions();
  const step = fc.record({ what: fc.constantFrom(...STEPS), which: fc.nat(9) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const piece = await listPiece();
      for (const each of steps) {
        await run(piece, each);
        await expectNoticed(piece);
      }
      await finishAll();
      await expectNoticed(piece);
      await expectAgreed(piece);
    }),
    { numRuns: propertyRuns(25) },
  );
}, 600_000);

type Piece = { id: number; there: number; orders: WooRecord[] };

async function listPiece(): Promise<Piece> {
  const { shop, store, events: trade, platformId } = of;
  isDisconnected = false;
  trade.deliveries.splice(0);
  store.records.orders.splice(0);
  store.records.products.splice(0, store.records.products.length - 1);
  const { id } = await createProduct(
    shop,
    { name: "The only one", price: 50_000, stock: 1 },
    { by: null },
  );
  await resolveDifferences(shop, platformId, [id]);
  return { id, there: store.records.products.at(-1)?.id ?? 0, orders: [] };
}

async function run(piece: Piece, { what, which }: Step): Promise<void> {
  const { shop, events: trade, platformId, receive: hear } = of;
  const pick = <T>(list: T[]): T | undefined => list[which % Math.max(1, list.length)];
  const order = pick(piece.orders);
  const parcel = pick(trade.deliveries);
  const acts: Record<Step["what"], () => Promise<unknown> | undefined> = {
    "sell here": () => recordOrder(shop, newOrder([{ productId: piece.id, quantity: 1 }]), "ada"),
    "cancel here": async () => {
      const mine = pick(await ordersHere(piece));
      if (mine) await changeOrderStatus(shop, mine, "cancelled", "ada");
    },
    "buy there": async () => {
      const bought = trade.buy(piece.there);
      if (bought) piece.orders.push(bought);
    },
    "cancel there": async () => {
      if (order && order["status"] !== "cancelled") trade.move(order, "cancelled");
    },
    "complete there": async () => {
      if (order?.["status"] === "processing") trade.move(order, "completed");
    },
    "edit here": () => updateProduct(shop, piece.id, { price: 40_000 + which }, null),
    "edit there": async () => trade.edit(piece.there, { price: `${300 + which}.00` }),
    resolve: () => resolveDifferences(shop, platformId, [piece.id]),
    "send due listings": () => {
      shop.clock.advance({ minutes: 3 });
      return sendChangedListings(shop);
    },
    run: () => runSync(shop, platformId, "ada"),
    deliver: async () => {
      if (!parcel) return;
      trade.deliveries.splice(trade.deliveries.indexOf(parcel), 1);
      await hear(parcel);
    },
    "deliver again": () => (parcel ? hear(parcel) : undefined),
    accept: async () => {
      const known = pick(await externalOrders(piece));
      if (known) await acceptExternalOrder(shop, known.id, "ada");
    },
    disconnect: async () => {
      isDisconnected = true;
    },
    reconnect: async () => {
      isDisconnected = false;
    },
  };
  try {
    await acts[what]();
  } catch (error) {
    // Refusals are expected: out of stock, accepted already, disconnected.
    if (!(error instanceof DomainError)) throw error;
  }
}

/** Reconnects, delivers all webhooks and syncs, until both sides are at rest. */
async function finishAll(): Promise<void> {
  const { shop, platformId, receiveAll: hearAll } = of;
  isDisconnected = false;
  for (let round = 0; round < 3; round += 1) {
    await hearAll();
    shop.clock.advance({ hours: 7 });
    await runSync(shop, platformId, null);
  }
  await hearAll();
}

const externalOrders = ({ id }: Piece) =>
  of.shop.db
    .selectFrom("externalOrderItems as item")
    .innerJoin("externalOrders as order", "order.id", "item.externalOrderId")
    .leftJoin("orders as taken", "taken.id", "order.internalOrderId")
    .select(["order.id", "order.holdsStock", "item.short", "taken.status as takenStatus"])
    .where("item.productId", "=", id)
    .orderBy("order.id")
    .execute();

async function ordersHere({ id }: Piece): Promise<number[]> {
  const rows = await of.shop.db
    .selectFrom("orderItems")
    .innerJoin("orders", "orders.id", "orderItems.orderId")
    .select("orders.id")
    .where("orderItems.productId", "=", id)
    .where("orders.status", "!=", "cancelled")
    .orderBy("orders.id")
    .execute();
  return rows.map(({ id: order }) => order);
}

/** All orders but the first are short of the piece and have an open double sale that names two orders. */
async function expectNoticed(piece: Piece): Promise<void> {
  const here = (await ordersHere(piece)).length;
  const there = await externalOrders(piece);
  const waiting = there.filter(
    ({ holdsStock, takenStatus }) => takenStatus === null && holdsStock,
  ).length;
  const claims = here + waiting;
  const short = there.reduce((sum, each) => sum + each.short, 0);
  const { stock } = await getProduct(of.shop, piece.id, "admin");
  expect({ stock, short }).toEqual({
    stock: Math.max(0, 1 - claims),
    short: Math.max(0, claims - 1),
  });
  const open = await of.shop.db
    .selectFrom("doubleSales")
    .select(["externalOrderId", "otherOrderId", "otherExternalOrderId"])
    .where("productId", "=", piece.id)
    .where("settledAt", "is", null)
    .orderBy("externalOrderId")
    .execute();
  expect(open.map(({ externalOrderId }) => externalOrderId)).toEqual(
    there.filter((each) => each.short > 0).map(({ id }) => id),
  );
  for (const sale of open) expect(sale.otherOrderId ?? sale.otherExternalOrderId).not.toBeNull();
}

async function expectAgreed(piece: Piece): Promise<void> {
  const { shop, events: trade } = of;
  const { stock } = await getProduct(shop, piece.id, "admin");
  expect(trade.stockOf(piece.there)).toBe(stock);
  expect(await externalOrders(piece)).toHaveLength(piece.orders.length);
}
