import { cutText } from "#contract/cut-text.ts";
import { type Change, MAX_CHANGES } from "#contract/access/changes.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";

/** Forms save as one types: what a person changes on one thing within this time is one entry. */
const TOGETHER_MS = 10 * 60_000;

/** The kinds that are saved as one types. */
const JOINED = new Set<Change["kind"]>(["settings", "piece"]);

type NewChange = Pick<Change, "kind" | "action"> & {
  productId?: number;
  label?: string;
  fields?: string[];
};

/**
 * Records who changed something on the desk, for the history; only the newest entries are kept. The last write of
 * the transaction of the change: its lock is held until the end.
 * @param by the admin's username; nothing is recorded for null, such as an import
 */
export async function recordChange(
  shop: Shop,
  by: string | null,
  { kind, action, productId, label = "", fields = [] }: NewChange,
): Promise<void> {
  if (by === null) return;
  const now = shop.now();
  const row = { label: cutText(label, 255), changedAt: now.toISOString() };
  await inTransaction(shop, async (shop) => {
    await advisoryLock(shop, "changes");
    const last = action === "changed" && JOINED.has(kind) && (await findLast(shop));
    if (
      last &&
      last.kind === kind &&
      last.productId === (productId ?? null) &&
      last.username === by &&
      now.getTime() - Date.parse(last.changedAt) < TOGETHER_MS
    ) {
      const all = JSON.stringify([...new Set([...last.fields, ...fields])]);
      const update = shop.db.updateTable("changes").set({ ...row, fields: all });
      await update.where("id", "=", last.id).execute();
      return;
    }
    const { id } = await shop.db
      .insertInto("changes")
      .values({ ...row, kind, action, productId, fields: JSON.stringify(fields), username: by })
      .returning("id")
      .executeTakeFirstOrThrow();
    const outdated = shop.db.deleteFrom("changes").where("id", "<=", id - MAX_CHANGES);
    await outdated.execute();
  });
}

const findLast = (shop: Shop) =>
  shop.db
    .selectFrom("changes")
    .select(["id", "kind", "productId", "username", "fields", "changedAt"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
