import type { Selectable } from "kysely";
import { formatHundredths } from "#contract/decimals.ts";
import type { Quote, QuoteItem } from "#contract/sales/quotes.ts";
import { formatTaxRate } from "#contract/tax-rate.ts";
import type { Tables } from "#database/tables.ts";
import { loadSummaryRows } from "../../catalogue/products/load-rows.ts";
import { toProductSummaries } from "../../catalogue/products/to-products.ts";
import { idList } from "../../id-list.ts";
import type { Shop } from "../../shop.ts";
import { quoteUrl } from "./quote-secret.ts";
import { quoteStateAt } from "./quote-state-at.ts";

type Row = Selectable<Tables["quotes"]> & { secretVersion: number };

/** Quotes with their lines, in the order given. */
export async function loadQuotes(shop: Shop, rows: Row[]): Promise<Quote[]> {
  if (rows.length === 0) return [];
  const items = await loadItems(
    shop,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    inquiryId: row.inquiryId,
    version: row.version,
    state: quoteStateAt(row, shop.now()),
    publicUrl: quoteUrl(shop, row),
    items: items.get(row.id) ?? [],
    subtotal: formatHundredths(row.subtotalCents),
    shipping: formatHundredths(row.shippingCents),
    tax: formatHundredths(row.taxCents),
    taxRate: row.taxRate === null ? null : formatTaxRate(row.taxRate),
    total: formatHundredths(row.totalCents),
    deposit: row.depositCents === null ? null : formatHundredths(row.depositCents),
    readyBy: row.readyBy,
    validUntil: row.validUntil,
    note: row.note,
    reserve: row.reserves,
    delivery: row.delivery,
    orderId: row.orderId,
    sentAt: row.sentAt,
    openedAt: row.openedAt,
    endedAt: row.endedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }));
}

async function loadItems(shop: Shop, quoteIds: number[]): Promise<Map<number, QuoteItem[]>> {
  const rows = await shop.db
    .selectFrom("quoteItems")
    .selectAll()
    .where("quoteId", "in", idList(shop, quoteIds))
    .orderBy("position")
    .orderBy("id")
    .execute();
  const ids = [...new Set(rows.flatMap(({ productId }) => productId ?? []))];
  const pieces = await toProductSummaries(shop, await loadSummaryRows(shop, ids), "admin");
  const pictures = new Map(pieces.map(({ id, media }) => [id, media[0] ?? null]));
  const groups = Map.groupBy(rows, ({ quoteId }) => quoteId);
  return new Map(
    [...groups].map(([quoteId, items]) => [
      quoteId,
      items.map(({ quoteId: _quote, position: _position, priceCents, ...item }) => ({
        ...item,
        picture: pictures.get(item.productId ?? 0) ?? null,
        price: formatHundredths(priceCents),
      })),
    ]),
  );
}
