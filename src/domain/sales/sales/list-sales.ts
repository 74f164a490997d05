import { SALE_STEPS, WAITS_FOR, type Sale, type WaitsFor } from "#contract/sales/sale.ts";
import type { InquiryPiece } from "#contract/sales/inquiries.ts";
import type { Order } from "#contract/sales/orders.ts";
import { describeSale, leadingOrder, type SaleFacts } from "#contract/sales/describe-sale.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Page } from "../../page.ts";
import type { Shop } from "../../shop.ts";
import { orderOfEvent, recordedOrders } from "../inquiries/recorded-orders.ts";
import { loadPieces } from "../inquiries/records/load-pieces.ts";
import {
  type Link,
  loadSaleRows,
  OPEN_INQUIRIES,
  OPEN_ORDERS,
  type SaleRows,
} from "./load-sale-rows.ts";

export type SaleQuery = {
  /** Who has to move; whoever it is when left out. */
  waitsFor?: Exclude<WaitsFor, "nobody"> | undefined;
  /** All sales of this customer, those that are done included. */
  customerId?: number | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

type Listed = Sale & { facts: SaleFacts };

/**
 * Open sales, each once: an inquiry with its orders, or an order without an inquiry. Those that wait for the shop come
 * first, late ones before others, then by step, questions first; others by date. As many queries, however many sales.
 */
export async function listSales(
  shop: Shop,
  { waitsFor, customerId, limit, offset = 0 }: SaleQuery = {},
): Promise<Page<Sale>> {
  const rows = await loadSaleRows(shop, customerId, await loadLinks(shop, customerId));
  const { timeZone } = await getSettings(shop);
  const when = { now: shop.now(), timeZone };
  const sales = collectFacts(rows)
    .map(({ facts, ...sale }): Listed => ({ ...sale, facts, ...describeSale(facts, when) }))
    .filter((sale) => (waitsFor ? sale.waitsFor === waitsFor : isListed(sale, customerId)))
    .toSorted(byUrgency);
  const page = limit === undefined ? sales : sales.slice(offset, offset + limit);
  const ids = page.flatMap(({ inquiryId }) => inquiryId ?? []);
  const pieces = await loadPieces(shop, ids);
  return {
    items: page.map((sale) => withPieces(sale, pieces.get(sale.inquiryId ?? 0) ?? [], when)),
    total: sales.length,
  };
}

const isListed = ({ waitsFor }: Sale, customerId: number | undefined): boolean =>
  customerId !== undefined || waitsFor !== "nobody";

const byUrgency = (one: Sale, other: Sale): number =>
  WAITS_FOR.indexOf(one.waitsFor) - WAITS_FOR.indexOf(other.waitsFor) ||
  Number(other.isLate) - Number(one.isLate) ||
  (one.waitsFor === "you" ? stepOf(one) - stepOf(other) : 0) ||
  (one.waitsFor === "nobody" ? -1 : 1) * one.date.localeCompare(other.date);

const stepOf = ({ step }: Sale): number => (step ? SALE_STEPS.indexOf(step) : 0);

/** Which orders were recorded in which inquiries, where one of the two is asked for. */
function loadLinks(shop: Shop, customerId: number | undefined): Promise<Link[]> {
  const links = () =>
    recordedOrders(shop)
      .innerJoin("orders", (join) => join.on("orders.id", "=", orderOfEvent))
      .select(["inquiryMessages.inquiryId", "orders.id as orderId"])
      .where("inquiries.state", "<>", "to-check")
      .where("orders.deletedAt", "is", null);
  // Two queries, since no index finds either of two tables.
  return customerId === undefined
    ? links()
        .where("inquiries.state", "in", OPEN_INQUIRIES)
        .union(links().where("orders.status", "in", OPEN_ORDERS))
        .execute()
    : links()
        .where("inquiries.customerId", "=", customerId)
        .union(links().where("orders.customerId", "=", customerId))
        .execute();
}

type Unsaid = Pick<Sale, "inquiryId" | "customerId" | "name" | "picture" | "order"> & {
  facts: SaleFacts;
};

/** What is known of each sale, without the pieces that its inquiry is about. */
function collectFacts({ inquiries, orders, inquiryOf }: SaleRows): Unsaid[] {
  const groups = Map.groupBy(orders, ({ id }) => inquiryOf.get(id) ?? null);
  const known = new Set(inquiries.map(({ id }) => id));
  const asked = inquiries.map(({ quote, ...inquiry }) => {
    const own = groups.get(inquiry.id) ?? [];
    const facts = { inquiry: { ...inquiry, pieces: [] }, quote, orders: own };
    const { id: inquiryId, customerId, name } = inquiry;
    return { inquiryId, customerId, name, picture: null, order: leadingOrder(own), facts };
  });
  const unasked = orders.filter(({ id }) => !known.has(inquiryOf.get(id) ?? 0));
  return [...asked, ...unasked.map(ofOrder)];
}

const ofOrder = (order: Order): Unsaid => ({
  inquiryId: null,
  customerId: order.customerId,
  name: order.customerName,
  picture: null,
  order,
  facts: { inquiry: null, quote: null, orders: [order] },
});

function withPieces(
  { facts, ...sale }: Listed,
  pieces: InquiryPiece[],
  when: Parameters<typeof describeSale>[1],
): Sale {
  const inquiry = facts.inquiry && { ...facts.inquiry, pieces };
  const pictures = [...(sale.order?.items ?? []), ...pieces].map(({ picture }) => picture);
  return {
    ...sale,
    picture: pictures.find((picture) => picture !== null) ?? null,
    ...describeSale({ ...facts, inquiry }, when),
  };
}
