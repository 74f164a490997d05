import { type SqlBool, sql } from "kysely";
import { capitalize } from "#contract/capitalize.ts";
import { ITEM_KINDS, type ItemKind } from "#contract/importing/import-records.ts";
import { inTransaction } from "../../in-transaction.ts";
import { readInBatches } from "../../read-in-batches.ts";
import type { Shop } from "../../shop.ts";
import { undoRecord } from "./undo-record.ts";

const PEOPLE: ItemKind[] = ["customer", "order", "subscriber"];

/**
 * Removes customers and orders whose own import was undone while an order, an inquiry or a later import held them, once
 * none does.
 * @param removal as of the import that is undone
 */
export async function removeReleased(
  shop: Shop,
  removal: { by: string | null; batch: string },
): Promise<void> {
  const batches = readInBatches((after, limit) =>
    shop.db
      .selectFrom("importItems")
      .select(["id", "kind", "verdict", "entityId", "made", "name", "reasons"])
      .where("id", ">", after)
      // As the index of migration 0107 is declared, or it isn't used.
      .where(sql<SqlBool>`state = 'undone' and made is not null`)
      .where("kind", "in", ["customer", "order"])
      .where("verdict", "=", "add")
      .where((eb) =>
        eb.or([
          eb("kind", "=", "order"),
          eb.not(
            eb.exists(
              eb
                .selectFrom("orders")
                .select("orders.id")
                .whereRef("orders.customerId", "=", "importItems.entityId")
                .where("orders.deletedAt", "is", null),
            ),
          ),
        ]),
      )
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
  for await (const items of batches) {
    await inTransaction(shop, async (shop) => {
      for (const item of items) {
        const { kept } = await undoRecord(shop, item, { ...removal, label: item.name });
        if (kept.length === 0) await forgetItem(shop, item);
      }
    });
  }
}

/**
 * Empties the items of an undone import of what they say of people. Those of whoever stays keep what undoing them takes.
 */
export async function forgetUndonePeople(shop: Shop, syncLogId: number): Promise<void> {
  const batches = readInBatches((after, limit) =>
    shop.db
      .selectFrom("importItems")
      .selectAll()
      .where("id", ">", after)
      .where("syncLogId", "=", syncLogId)
      .where("kind", "in", PEOPLE)
      .where("made", "is", null)
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
  for await (const items of batches) {
    await inTransaction(shop, async (shop) => {
      for (const item of items) await forgetItem(shop, item);
    });
  }
}

type Item = { id: number; kind: ItemKind; name: string; reasons: string[] };

/** Leaves the number of an order, and reasons without what they quote. */
async function forgetItem({ db }: Shop, { id, kind, name, reasons }: Item): Promise<void> {
  const isNumbered = kind === "order" && name.startsWith("Order ");
  await db
    .updateTable("importItems")
    .set({
      name: isNumbered ? name.replace(/ of .*$/s, "") : capitalize(ITEM_KINDS[kind].one),
      // That of an order is its number.
      externalId: kind === "order" ? sql.ref("externalId") : null,
      reasons: JSON.stringify(reasons.map(withoutQuotes)),
      changes: "[]",
      record: null,
      raw: null,
      made: null,
    })
    .where("id", "=", id)
    .execute();
}

/** From the first quotation mark to the last. */
function withoutQuotes(reason: string): string {
  const [start, end] = [reason.indexOf("“"), reason.lastIndexOf("”")];
  return start === -1 || end < start ? reason : `${reason.slice(0, start)}“…${reason.slice(end)}`;
}
