import { formatHundredths } from "#contract/decimals.ts";
import { INQUIRY_STATES, type InquirySummary } from "#contract/sales/inquiries.ts";
import type { SaleInquiry, SaleQuote } from "#contract/sales/describe-sale.ts";
import type { Order } from "#contract/sales/orders.ts";
import { idList } from "../../id-list.ts";
import type { Shop } from "../../shop.ts";
import { loadOrders } from "../orders/load-orders.ts";
import { quoteRows } from "../quotes/quote-rows.ts";
import { quoteStateAt } from "../quotes/quote-state-at.ts";

type Inquiry = Pick<InquirySummary, "id" | "customerId" | "name"> &
  Omit<SaleInquiry, "pieces"> & { quote: SaleQuote | null };

/** An order and the inquiry that it was recorded in. */
export type Link = { orderId: number; inquiryId: number };

export type SaleRows = {
  inquiries: Inquiry[];
  /** The one recorded first is first. */
  orders: Order[];
  /** The inquiry that an order was recorded in, by the order's id. */
  inquiryOf: Map<number, number>;
};

/** Named one by one, since no index finds what is not there. */
export const OPEN_INQUIRIES = INQUIRY_STATES.filter(
  (state) => state !== "closed" && state !== "to-check",
);
export const OPEN_ORDERS = ["pending", "processing", "shipped"] as const;

/**
 * The inquiries and orders of all open sales, or of a customer, each with what it belongs to. Not those in the trash
 * and not what is held as doubtful.
 * @param links those of which one of the two is asked for
 */
export async function loadSaleRows(
  shop: Shop,
  customerId: number | undefined,
  links: Link[],
): Promise<SaleRows> {
  const orders = await loadOrders(
    shop,
    await shop.db
      .selectFrom("orders")
      .selectAll()
      .where("deletedAt", "is", null)
      .where((eb) =>
        eb.or([
          customerId === undefined
            ? eb.and([eb("status", "in", OPEN_ORDERS), eb("sourceName", "is", null)])
            : eb("customerId", "=", customerId),
          eb(
            "id",
            "in",
            idList(
              shop,
              links.map(({ orderId }) => orderId),
            ),
          ),
        ]),
      )
      .orderBy("id")
      .execute(),
  );
  const inquiries = await loadInquiries(
    shop,
    customerId,
    links.map(({ inquiryId }) => inquiryId),
  );
  return {
    inquiries,
    orders,
    inquiryOf: new Map(links.map((link) => [link.orderId, link.inquiryId])),
  };
}

async function loadInquiries(
  shop: Shop,
  customerId: number | undefined,
  linked: number[],
): Promise<Inquiry[]> {
  const rows = await shop.db
    .selectFrom("inquiries")
    .select(["id", "customerId", "name", "state", "lastMessageAt", "createdAt"])
    .where("deletedAt", "is", null)
    .where("state", "<>", "to-check")
    .where((eb) =>
      eb.or([
        customerId === undefined
          ? eb("state", "in", OPEN_INQUIRIES)
          : eb("customerId", "=", customerId),
        eb("id", "in", idList(shop, linked)),
      ]),
    )
    .orderBy("id")
    .execute();
  const ids = rows.map(({ id }) => id);
  const wroteAt = await loadLastWritten(shop, ids);
  const quotes = await loadNewestQuotes(shop, ids);
  return rows.map((row) => ({
    ...row,
    wroteAt: wroteAt.get(row.id) ?? null,
    quote: quotes.get(row.id) ?? null,
  }));
}

/** When each customer last wrote, by the inquiry's id. */
async function loadLastWritten(shop: Shop, ids: number[]): Promise<Map<number, string>> {
  const rows = await shop.db
    .selectFrom("inquiryMessages")
    .select(["inquiryId", ({ fn }) => fn.max("createdAt").as("at")])
    .where("inquiryId", "in", idList(shop, ids))
    .where("kind", "=", "customer")
    .groupBy("inquiryId")
    .execute();
  return new Map(rows.map(({ inquiryId, at }) => [inquiryId, at]));
}

/** The newest version of each inquiry's quote that was not replaced. */
async function loadNewestQuotes(shop: Shop, ids: number[]): Promise<Map<number, SaleQuote>> {
  const rows = await quoteRows(shop)
    .where("quotes.inquiryId", "in", idList(shop, ids))
    .where("quotes.state", "<>", "replaced")
    .orderBy("quotes.version")
    .execute();
  const now = shop.now();
  return new Map(
    rows.map((row) => [
      row.inquiryId,
      {
        state: quoteStateAt(row, now),
        total: formatHundredths(row.totalCents),
        validUntil: row.validUntil,
        updatedAt: row.updatedAt,
        endedAt: row.endedAt,
      },
    ]),
  );
}
