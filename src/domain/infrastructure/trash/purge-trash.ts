import type { ExpressionBuilder } from "kysely";
import type { Tables } from "#database/tables.ts";
import { type TrashKind, TRASH_KINDS } from "#contract/operations/trash.ts";
import { idList } from "../../id-list.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { sampleContentsSchema } from "./sample-contents.ts";
import { TRASH_TABLES } from "./trash-tables.ts";

/**
 * Permanently deletes entities in the trash, their dependent rows, and customers of whom nothing else is left. Idempotent.
 * @param only those of these ids or of one batch; all by default
 * @returns how many were deleted
 */
export async function purgeTrash(
  shop: Shop,
  { ids, batch }: { ids?: number[]; batch?: string } = {},
): Promise<number> {
  return inTransaction(shop, async (shop) => {
    const entries = await shop.db
      .deleteFrom("trash")
      .$call((query) => (ids === undefined ? query : query.where("id", "in", idList(shop, ids))))
      .$call((query) => (batch === undefined ? query : query.where("batch", "=", batch)))
      .returning(["kind", "entityId"])
      .execute();
    const samples = entries.filter(({ kind }) => kind === "sample").map(({ entityId }) => entityId);
    if (samples.length > 0) await deleteContents(shop, samples);
    for (const kind of TRASH_KINDS) {
      const ids = entries.filter((entry) => entry.kind === kind).map(({ entityId }) => entityId);
      if (ids.length > 0) await deleteRows(shop, kind, ids);
    }
    return entries.length;
  });
}

async function deleteRows(shop: Shop, kind: TrashKind, ids: number[]): Promise<void> {
  const customerIds = await listCustomers(shop, kind, ids);
  await shop.db
    .deleteFrom(TRASH_TABLES[kind].table)
    .where("id", "in", idList(shop, ids))
    .where("deletedAt", "is not", null)
    .execute();
  if (customerIds.length > 0) await deleteUnknownCustomers(shop, customerIds);
}

/** The customers of orders or inquiries. */
async function listCustomers(shop: Shop, kind: TrashKind, ids: number[]): Promise<number[]> {
  if (kind !== "order" && kind !== "inquiry") return [];
  const rows = await shop.db
    .selectFrom(TRASH_TABLES[kind].table)
    .select("customerId")
    .distinct()
    .where("id", "in", idList(shop, ids))
    .where("customerId", "is not", null)
    .execute();
  return rows.flatMap(({ customerId }) => customerId ?? []);
}

/** Deletes those whom no list shows, because nobody noted anything of them, and nothing in the trash can bring back. */
async function deleteUnknownCustomers(shop: Shop, ids: number[]): Promise<void> {
  const hidden = await shop.db
    .selectFrom("customers")
    .select(["id", "ringSizes", "addresses"])
    .where("id", "in", idList(shop, ids))
    .where("notes", "is", null)
    .where("isImported", "=", false)
    .where((eb) => eb.not(eb.exists(rowsOf(eb, "orders"))))
    .where((eb) => eb.not(eb.exists(rowsOf(eb, "inquiries"))))
    .execute();
  const unknown = hidden.filter(
    ({ ringSizes, addresses }) => [...ringSizes, ...addresses].length === 0,
  );
  await shop.db
    .deleteFrom("customers")
    .where(
      "id",
      "in",
      idList(
        shop,
        unknown.map(({ id }) => id),
      ),
    )
    .execute();
}

const rowsOf = (eb: ExpressionBuilder<Tables, "customers">, table: "orders" | "inquiries") =>
  eb.selectFrom(table).select(`${table}.id`).whereRef(`${table}.customerId`, "=", "customers.id");

/** Deletes the rows that removed sample shops hold. */
async function deleteContents(shop: Shop, ids: number[]): Promise<void> {
  const rows = await shop.db
    .selectFrom("removedSamples")
    .select("contents")
    .where("id", "in", idList(shop, ids))
    .execute();
  for (const row of rows) {
    const { product, collection, tag, order, subscriber } = sampleContentsSchema.parse(
      row.contents,
    );
    await deleteRows(shop, "product", product);
    await deleteRows(
      shop,
      "collection",
      collection.map(({ id }) => id),
    );
    await deleteRows(shop, "tag", tag);
    await deleteRows(shop, "order", order);
    await deleteRows(shop, "subscriber", subscriber);
  }
}
