import {
  MAX_REPRICED,
  type Repricing,
  type RepricingEntry,
  type RepricingRule,
} from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { FINE_METALS } from "#contract/catalogue/metal-prices/fine-metals.ts";
import { formatCount } from "#contract/decimals.ts";
import { describeBulkChange } from "#contract/catalogue/bulk-product-action.ts";
import { formatOuncePrice } from "#contract/catalogue/metal-prices/ounce-price.ts";
import { recordMetalPrices } from "../../catalogue/metal-prices/record-metal-prices.ts";
import {
  type BulkChangeItem,
  recordBulkChange,
} from "../../catalogue/products/bulk/record-bulk-change.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import { unprocessable } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import type { PlannedPrice } from "./plan-price.ts";
import { planPrices } from "./plan-prices.ts";
import { holdsMetal } from "./repriceable-piece.ts";

type Repriced = {
  changed: number;
  /** Undoes it as a whole; null where nothing changed. */
  undoId: string | null;
};

/**
 * Changes the prices of pieces after their metals, all or none, and records the new prices of metals with them. A
 * second time nothing is left to change. Quotes and orders hold prices of their own.
 * @throws unprocessable for more prices than change together, conflict when a piece changes meanwhile
 */
export async function applyRepricing(
  shop: Shop,
  repricing: Repricing,
  by: string | null,
): Promise<Repriced> {
  return inTransaction(shop, async (shop) => {
    await advisoryLock(shop, "repricing");
    const { changes } = await planPrices(shop, repricing);
    if (changes.length > MAX_REPRICED) {
      const [count, most] = [changes.length, MAX_REPRICED].map(formatCount);
      throw unprocessable(`${count} prices would change. Choose at most ${most} at a time.`);
    }
    const metals = repricing.metals ?? {};
    // First, so that the new prices go by them.
    if (FINE_METALS.some((metal) => metals[metal] !== undefined)) {
      await recordMetalPrices(shop, metals, by);
    }
    const items: BulkChangeItem[] = [];
    for (const planned of changes) items.push(await changePrice(shop, planned));
    if (items.length === 0) return { changed: 0, undoId: null };
    const message = describeBulkChange("price", items.length);
    const undoId = await recordBulkChange(shop, { message, by, items });
    await storeRepricing(shop, { id: undoId, rule: repricing.rule, by, changes });
    const label = String(items.length);
    await recordChange(shop, by, { kind: "pieces", action: "changed", label });
    return { changed: items.length, undoId };
  });
}

async function changePrice(shop: Shop, { piece, price }: PlannedPrice): Promise<BulkChangeItem> {
  const { id, priceCents, metalPriceId } = piece;
  if (price === null) throw new Error(`Piece ${id} has no new price.`);
  const { version } = await updateProduct(shop, id, { price, version: piece.version }, null);
  return { productId: id, before: { price: priceCents }, version, metalPriceId };
}

/** Rows of one insert: SQLite limits the parameters of a statement. */
const ROWS_PER_INSERT = 500;

type Done = { id: string; rule: RepricingRule; by: string | null; changes: PlannedPrice[] };

/** Stores for the price history which prices changed, and by which change of the metals. */
async function storeRepricing({ db, now }: Shop, { id, rule, by, changes }: Done): Promise<void> {
  const rows = changes.map(({ piece, price }) => ({
    repricingId: id,
    productId: piece.id,
    fromCents: piece.priceCents,
    toCents: price ?? piece.priceCents,
  }));
  await db
    .insertInto("repricings")
    .values({
      id,
      rule,
      changed: rows.length,
      username: by,
      createdAt: now().toISOString(),
      metals: JSON.stringify(listMetals(changes)),
      differenceCents: rows.reduce((sum, { fromCents, toCents }) => sum + toCents - fromCents, 0),
    })
    .execute();
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
    const some = rows.slice(at, at + ROWS_PER_INSERT);
    await db.insertInto("repricingItems").values(some).execute();
  }
}

/** The metals of these pieces whose price changed, from what the first of them went by. */
const listMetals = (changes: PlannedPrice[]): RepricingEntry["metals"] =>
  FINE_METALS.flatMap((metal) => {
    const first = changes.find(
      ({ piece, from, to }) => holdsMetal(piece, metal) && from[metal] !== to[metal],
    );
    const [from, to] = [first?.from[metal], first?.to[metal]];
    if (from === undefined || to === undefined) return [];
    return [{ metal, from: formatOuncePrice(from), to: formatOuncePrice(to) }];
  });
