import { cutText } from "#contract/cut-text.ts";
import { MAX_CENTS } from "#contract/decimals.ts";
import { toInstantOf } from "#contract/day-or-instant.ts";
import { dayAfter } from "#contract/end-of-day.ts";
import { sumQuote } from "#contract/sales/quote-sums.ts";
import { type NewQuote, QUOTE_DAYS } from "#contract/sales/quotes.ts";
import { invalid } from "../../errors.ts";
import { idList } from "../../id-list.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { isRing } from "#contract/catalogue/find-noun.ts";

/**
 * The columns of a quote and of its lines. A piece's name, SKU, metal and price are those of this moment;
 * a ring is sized as the customer asked.
 * @throws invalid, with its path, for a piece that does not exist, a total that is too large, and a deposit
 * above the total
 */
export async function resolveQuote(
  shop: Shop,
  inquiry: { ringSize: string | null },
  input: NewQuote,
) {
  const items = await resolveItems(shop, inquiry, input.items);
  const taxRate = input.taxRate ?? null;
  const sums = sumQuote({
    items,
    shippingCents: input.shipping ?? 0,
    taxRate,
    taxCents: input.tax ?? 0,
  });
  const depositCents = input.deposit ?? null;
  if (sums.totalCents > MAX_CENTS) throw invalid("items", "The total of the quote is too large.");
  if (depositCents !== null && depositCents > sums.totalCents) {
    throw invalid("deposit", "The deposit is more than the total.");
  }
  const { timeZone } = await getSettings(shop);
  const columns = {
    ...sums,
    taxRate,
    depositCents,
    readyBy: input.readyBy ? toInstantOf(input.readyBy, timeZone) : null,
    validUntil: toInstantOf(
      input.validUntil ?? dayAfter(shop.now(), QUOTE_DAYS, timeZone),
      timeZone,
    ),
    note: input.note ?? null,
    reserves: input.reserve,
    updatedAt: shop.now().toISOString(),
  };
  return { columns, items };
}

async function resolveItems(
  shop: Shop,
  { ringSize }: { ringSize: string | null },
  items: NewQuote["items"],
) {
  const pieces = await findPieces(shop, items);
  return items.map((item, position) => {
    const { productId = null, quantity } = item;
    const noted = { weight: item.weight ?? null, details: item.details ?? null, quantity };
    if (productId === null) {
      return {
        ...noted,
        position,
        productId,
        isCustom: true,
        title: item.title ?? "",
        sku: null,
        metal: item.metal ?? null,
        ringSize: item.ringSize ?? null,
        priceCents: item.price ?? 0,
      };
    }
    const piece = pieces.get(productId);
    if (!piece) throw invalid(`items.${position}.productId`, `There is no piece ${productId}`);
    const size = item.ringSize === undefined && isRing(piece.name) ? ringSize : item.ringSize;
    return {
      ...noted,
      position,
      productId,
      isCustom: false,
      title: item.title ?? piece.name,
      sku: piece.sku,
      metal:
        item.metal ?? (cutText(piece.materials?.split(/[,;]/, 1)[0]?.trim() ?? "", 255) || null),
      ringSize: size ?? null,
      priceCents: item.price ?? piece.priceCents,
    };
  });
}

async function findPieces(shop: Shop, items: NewQuote["items"]) {
  const ids = items.flatMap(({ productId }) => productId ?? []);
  const rows = await shop.db
    .selectFrom("products")
    .select(["id", "name", "sku", "materials", "priceCents"])
    .where("id", "in", idList(shop, ids))
    .where("deletedAt", "is", null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
