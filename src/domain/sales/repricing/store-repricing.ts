import { FINE_METALS } from "#contract/catalogue/metal-prices/fine-metals.ts";
import { formatOuncePrice } from "#contract/catalogue/metal-prices/ounce-price.ts";
import type {
  RepricingEntry,
  RepricingRule,
} from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import type { Shop } from "../../shop.ts";
import type { PlannedPrice } from "./plan-price.ts";
import { holdsMetal } from "./repriceable-piece.ts";

/** Rows of one insert: SQLite limits the parameters of a statement. */
const ROWS_PER_INSERT = 500;

type Done = { id: string; rule: RepricingRule; by: string | null; changes: PlannedPrice[] };

/** Stores for the price history which prices changed, and by which change of the metals. */
export async function storeRepricing(
  { db, now }: Shop,
  { id, rule, by, changes }: Done,
): Promise<void> {
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
