import type {
  DecidedItems,
  DoubtfulKind,
  ItemDecision,
} from "#contract/importing/doubtful-items.ts";
import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { acceptItem, dismissItem } from "./accept-item.ts";
import { requireImport } from "./state/list-import-items.ts";

/** Of one call, since each may bring a dozen photos. */
const MAX_ITEMS = 10;

/**
 * The doubtful items of an import that wait, by their first reason, the most frequent first.
 * @throws not-found when there is no such import
 */
export async function listDoubtfulKinds(shop: Shop, syncLogId: number): Promise<DoubtfulKind[]> {
  await requireImport(shop, syncLogId);
  const counts = new Map<string, number>();
  for (const { reason } of await listWaiting(shop, syncLogId)) {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .toSorted((a, b) => b.count - a.count);
}

/**
 * Accepts or dismisses the next doubtful items with a reason, as they were read, up to ten a call. What a
 * rule refuses keeps waiting and is reported.
 * @param after continues after this item
 * @throws not-found when there is no such import
 */
export async function decideItems(
  shop: Shop,
  syncLogId: number,
  { reason, decision, after = 0 }: ItemDecision,
): Promise<DecidedItems> {
  await requireImport(shop, syncLogId);
  const waiting = (await listWaiting(shop, syncLogId)).filter(
    (item) => item.reason === reason && item.id > after,
  );
  const next = waiting.slice(0, MAX_ITEMS);
  const decide = decision === "accept" ? acceptItem : dismissItem;
  const failed: DecidedItems["failed"] = [];
  for (const { id, name } of next) {
    try {
      await decide(shop, syncLogId, id);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === "storage-full") throw error;
      failed.push({ name, reason: error.message });
    }
  }
  const more = waiting.length > next.length ? (next.at(-1)?.id ?? null) : null;
  return { decided: next.length - failed.length, failed, after: more };
}

async function listWaiting({ db }: Shop, syncLogId: number) {
  const rows = await db
    .selectFrom("importItems")
    .select(["id", "name", "reasons"])
    .where("syncLogId", "=", syncLogId)
    .where("verdict", "=", "doubtful")
    .where("state", "=", "waiting")
    .orderBy("id")
    .execute();
  return rows.map(({ id, name, reasons }) => ({ id, name, reason: reasons[0] ?? "" }));
}
