import { hideStreet } from "#contract/settings/hide-street.ts";
import type { PublicQuote, Quote, QuoteOrder } from "#contract/sales/quotes.ts";
import { loadSummaryRows } from "../../../catalogue/products/load-rows.ts";
import { toProductSummaries } from "../../../catalogue/products/to-products.ts";
import { notFound } from "../../../errors.ts";
import { getNamedSettings } from "../../../infrastructure/settings/get-named-settings.ts";
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import { limitVisitorWrites } from "../../../infrastructure/rate-limit/limit-visitor-writes.ts";
import type { Shop } from "../../../shop.ts";
import { hasEnded, inquiryUrl } from "../../inquiries/records/inquiry-secret.ts";
import { findNoun } from "#contract/catalogue/find-noun.ts";
import { loadOrders } from "../../orders/load-orders.ts";
import { findGonePiece } from "./find-gone-piece.ts";
import { loadQuotes } from "../load-quotes.ts";
import { findQuoteRow, quoteUrl } from "../quote-secret.ts";

export type QuotePage = { state: "open"; quote: PublicQuote } | { state: "ended" };

/**
 * What a customer sees of a quote on its page.
 * @param from the visitor's IP address
 * @throws not-found for a forged or revoked secret; too-many-requests for who opens many
 */
export async function openQuotePage(shop: Shop, secret: string, from: string): Promise<QuotePage> {
  await limitVisitorWrites(shop, from, { purpose: "private pages" });
  const row = await findQuoteRow(shop, secret);
  if (!row) throw notFound("Quote");
  const inquiry = await shop.db
    .selectFrom("inquiries")
    .selectAll()
    .where("id", "=", row.inquiryId)
    .executeTakeFirstOrThrow();
  if (hasEnded(shop, inquiry)) return { state: "ended" };
  const { secretVersion } = inquiry;
  const [quote] = await loadQuotes(shop, [{ ...row, secretVersion }]);
  if (!quote) throw notFound("Quote");
  const {
    publicUrl: _url,
    inquiryId: _inquiry,
    reserve,
    orderId,
    openedAt: _opened,
    createdAt: _created,
    updatedAt: _updated,
    ...shown
  } = quote;
  return {
    state: "open",
    quote: {
      ...shown,
      name: inquiry.name,
      email: inquiry.email,
      inquiryUrl: inquiryUrl(shop, inquiry),
      newerUrl: await findNewerUrl(shop, row, secretVersion),
      order: orderId === null ? null : await findOrder(shop, orderId),
      pickupAddress: await describePickup(shop, orderId !== null),
      shippingPromise: (await getSettings(shop)).shippingPromise,
      isReserved: reserve,
      ...(await describePieces(shop, quote, inquiry)),
    },
  };
}

async function findNewerUrl(
  shop: Shop,
  { inquiryId, version, state }: { inquiryId: number; version: number; state: string },
  secretVersion: number,
): Promise<string | null> {
  if (state !== "replaced") return null;
  const newer = await shop.db
    .selectFrom("quotes")
    .select("id")
    .where("inquiryId", "=", inquiryId)
    .where("version", ">", version)
    .where("state", "<>", "draft")
    .orderBy("version", "desc")
    .executeTakeFirst();
  return newer ? quoteUrl(shop, { id: newer.id, secretVersion }) : null;
}

async function findOrder(shop: Shop, id: number): Promise<QuoteOrder | null> {
  const rows = await shop.db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .execute();
  const [order] = await loadOrders(shop, rows);
  if (!order) return null;
  return {
    id: order.id,
    status: order.status,
    delivery: order.delivery,
    shippingAddress: order.shippingAddress,
    total: order.total,
    amountPaid: order.amountPaid,
    balanceDue: order.balanceDue,
    receiptNumber: order.receiptNumber,
    trackingCarrier: order.trackingCarrier,
    trackingNumber: order.trackingNumber,
    payments: order.payments.map(({ amount, method, paidOn, reference }) => ({
      amount,
      method,
      paidOn,
      reference,
    })),
  };
}

/** "18 South Augusta Street, Staunton"; whoever ordered may know the street that others do not see. */
async function describePickup(shop: Shop, isOrdered: boolean): Promise<string> {
  const settings = await getNamedSettings(shop);
  const { addressLine, city } = isOrdered ? settings : hideStreet(settings);
  return [addressLine, city].filter(Boolean).join(", ");
}

/** Photos of the first piece that has any, and the piece that is no longer there. */
async function describePieces(
  shop: Shop,
  { items, sentAt }: Quote,
  { customerId }: { customerId: number | null },
) {
  const ids = items.flatMap(({ productId }) => productId ?? []);
  const pieces = await toProductSummaries(shop, await loadSummaryRows(shop, ids), "admin");
  const pictures = pieces.find(({ media }) => media.length > 0)?.media.slice(0, 2) ?? [];
  const gone = await findGonePiece(shop, items, { customerId, sentAt });
  const quoted = items.filter(({ isCustom }) => !isCustom);
  return {
    pictures,
    noun: quoted.length > 1 ? "pieces" : quoted[0] ? findNoun(quoted[0].title) : null,
    goneTitle: gone?.title ?? null,
    goneBecause: gone?.because ?? null,
    goneProductId: gone?.productId ?? null,
  };
}
