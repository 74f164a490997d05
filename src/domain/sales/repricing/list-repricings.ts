import type { RepricingEntry } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import type { Shop } from "../../shop.ts";
import { formatSigned } from "./format-signed.ts";

/** How many the price history shows. */
const MOST = 50;

/** The last changes of prices after the metals, newest first. */
export async function listRepricings({ db }: Shop): Promise<RepricingEntry[]> {
  const rows = await db
    .selectFrom("repricings")
    .leftJoin("bulkChanges", "bulkChanges.id", "repricings.id")
    .select(["repricings.id", "repricings.rule", "repricings.metals", "repricings.changed"])
    .select(["repricings.differenceCents", "repricings.createdAt", "repricings.username"])
    .select(["bulkChanges.id as undoId", "bulkChanges.undoneAt"])
    .select((eb) =>
      eb
        .selectFrom("repricingItems")
        .innerJoin("products", "products.id", "repricingItems.productId")
        .select(eb.fn.countAll<number>().as("count"))
        .whereRef("repricingItems.repricingId", "=", "repricings.id")
        .whereRef("products.priceCents", "!=", "repricingItems.toCents")
        .as("changedSince"),
    )
    .orderBy("repricings.createdAt", "desc")
    .orderBy("repricings.id")
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.createdAt,
    by: row.username,
    rule: row.rule,
    metals: row.metals,
    changed: row.changed,
    difference: formatSigned(row.differenceCents),
    changedSince: row.undoneAt === null ? (row.changedSince ?? 0) : 0,
    undo: row.undoId === null ? "expired" : row.undoneAt === null ? "possible" : "done",
  }));
}
