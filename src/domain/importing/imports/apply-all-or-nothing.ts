import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { applyEach, type ApplyingRun, fetchFor } from "./apply-items.ts";
import type { RunHold } from "./import-lease.ts";

const AT_ONCE = 20;

/**
 * The second phase of a run that is all or nothing: first every picture is brought in, then all pieces
 * are written in one transaction.
 * @param finish what belongs to the end of the run: it stands and falls with the pieces
 * @throws DomainError when a rule of the shop stands against one of them: then nothing was written
 */
export async function applyAllOrNothing(
  shop: Shop,
  hold: RunHold,
  run: ApplyingRun,
  finish: (shop: Shop) => Promise<void>,
): Promise<void> {
  for await (const items of inParts(shop, hold.syncLogId))
    await takePictures(shop, hold, run, items);
  await inTransaction(shop, async (shop) => {
    let applied = run.itemsApplied;
    for await (const items of inParts(shop, hold.syncLogId)) {
      hold.signal.throwIfAborted();
      await applyEach(shop, hold, run, items, new Map());
      applied += items.length;
    }
    await hold.advance(shop, { itemsApplied: applied });
    await finish(shop);
  });
}

async function takePictures(
  shop: Shop,
  hold: RunHold,
  run: ApplyingRun,
  items: Selectable<Tables["importItems"]>[],
): Promise<void> {
  const waiting = items.filter(({ piece, taken }) => !taken && piece?.pictures?.length);
  if (waiting.length === 0) return;
  const fetched = await fetchFor(shop, hold, run, waiting);
  await inTransaction(shop, async (shop) => {
    for (const { id, piece } of waiting) {
      const taken = (piece?.pictures ?? []).flatMap(({ url }) => fetched.get(url) ?? []);
      await shop.db
        .updateTable("importItems")
        .set({ taken: JSON.stringify(taken) })
        .where("id", "=", id)
        .execute();
    }
    await hold.advance(shop);
  });
}

async function* inParts({ db }: Shop, syncLogId: number) {
  for (let after = 0; ;) {
    const items = await db
      .selectFrom("importItems")
      .selectAll()
      .where("syncLogId", "=", syncLogId)
      .where("state", "=", "planned")
      .where("position", ">", after)
      .orderBy("position")
      .limit(AT_ONCE)
      .execute();
    const last = items.at(-1);
    if (!last) return;
    yield items;
    after = last.position;
  }
}
