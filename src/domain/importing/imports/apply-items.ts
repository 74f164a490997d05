import type { Selectable } from "kysely";
import type { StoredSourcePicture } from "#database/tables/import-tables.ts";
import type { Tables } from "#database/tables.ts";
import { DomainError } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { applyRecord } from "../records/apply-record.ts";
import { applyItem, type Applying } from "../items/apply-item.ts";
import type { CategoryNames } from "../items/describe-changes.ts";
import { fetchPictures } from "../items/fetch-pictures.ts";
import { findKeptPicture } from "../find-stored-picture.ts";
import { type Plan, planPiece } from "../items/plan-piece.ts";
import { dropFromRemoval } from "../items/queue-for-removal.ts";
import type { RunHold } from "./import-lease.ts";
import { writePatiently } from "./write-with-retry.ts";

const PIECES_AT_ONCE = 20;
/** What a crash makes to be fetched again at most, and what is fetched before a transaction begins. */
const PICTURES_AT_ONCE = 24;

export type ApplyingRun = Applying & {
  categories: CategoryNames;
  itemsApplied: number;
  /** Whether what cannot be written breaks the run, instead of being refused. */
  isStrict: boolean;
};
type Item = Selectable<Tables["importItems"]>;

/**
 * The second phase: brings in the pictures of a few pieces, then writes these in one short transaction,
 * until nothing is left. Cut off at any moment it goes on where it was.
 */
export async function applyItems(shop: Shop, hold: RunHold, run: ApplyingRun): Promise<void> {
  let applied = run.itemsApplied;
  for (;;) {
    const items = await takeItems(shop, hold.syncLogId);
    if (items.length === 0) return;
    const fetched = await fetchFor(shop, hold, run, items);
    applied = await applyTogether(shop, hold, run, items, fetched, applied);
    // The shop's pages take their turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The next few that are planned, with no more pictures than are fetched at once. */
async function takeItems({ db }: Shop, syncLogId: number): Promise<Item[]> {
  const items = await db
    .selectFrom("importItems")
    .selectAll()
    .where("syncLogId", "=", syncLogId)
    .where("state", "=", "planned")
    .orderBy("position")
    .limit(PIECES_AT_ONCE)
    .execute();
  let pictures = 0;
  const end = items.findIndex(({ piece }) => {
    pictures += piece?.pictures?.length ?? 0;
    return pictures > PICTURES_AT_ONCE;
  });
  return end === -1 ? items : items.slice(0, Math.max(1, end));
}

/** The pictures of these items, as they are planned now. */
export async function fetchFor(
  shop: Shop,
  hold: RunHold,
  run: ApplyingRun,
  items: Item[],
): Promise<Map<string, StoredSourcePicture>> {
  const wanted: Plan["fetch"] = [];
  const outside = new Map<string, StoredSourcePicture>();
  for (const { piece, productId } of items) {
    if (!piece?.pictures?.length) continue;
    for (const picture of (await planPiece(shop, run, piece, productId)).fetch) {
      const { url } = picture;
      // Where the shop itself shows a picture from elsewhere, it goes on doing so.
      if (piece.own && url.startsWith("https://")) outside.set(url, await showOutside(shop, url));
      else wanted.push(picture);
    }
  }
  hold.say(items[0]?.name ?? null);
  return new Map([...outside, ...(await fetchPictures(shop, wanted, hold.signal))]);
}

const showOutside = async (shop: Shop, url: string): Promise<StoredSourcePicture> => ({
  url,
  kept: (await findKeptPicture(shop, url)) ?? url,
});

/** All in one transaction; where a rule stands against one, each by itself, and that one is refused. */
async function applyTogether(
  shop: Shop,
  hold: RunHold,
  run: ApplyingRun,
  items: Item[],
  fetched: Map<string, StoredSourcePicture>,
  applied: number,
): Promise<number> {
  const write = (some: Item[], done: number) =>
    writePatiently(shop, hold.signal, async (shop) => {
      await applyEach(shop, hold, run, some, fetched);
      await hold.advance(shop, { itemsApplied: done });
    });
  try {
    await write(items, applied + items.length);
  } catch (error) {
    if (!(error instanceof DomainError) || run.isStrict) throw error;
    for (const [index, item] of items.entries()) {
      await writeOrRefuse(shop, hold, item, applied + index + 1, () =>
        write([item], applied + index + 1),
      );
    }
  }
  return applied + items.length;
}

async function writeOrRefuse(
  shop: Shop,
  hold: RunHold,
  item: Item,
  done: number,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await inTransaction(shop, async (shop) => {
      await shop.db
        .updateTable("importItems")
        .set({
          verdict: "refuse",
          state: "applied",
          reasons: JSON.stringify([error.message, ...item.reasons]),
        })
        .where("id", "=", item.id)
        .execute();
      await hold.advance(shop, { itemsApplied: done });
    });
  }
}

/** Writes these items. Call it within a transaction. */
export async function applyEach(
  shop: Shop,
  hold: RunHold,
  run: ApplyingRun,
  items: Item[],
  fetched: Map<string, StoredSourcePicture>,
): Promise<void> {
  for (const item of items) {
    hold.say(item.name);
    if (item.record) await applyRecord(shop, item);
    else if (item.piece && item.verdict !== "refuse") await applyPiece(shop, run, item, fetched);
  }
  const without = items.filter(
    ({ piece, record, verdict }) => !record && (!piece || verdict === "refuse"),
  );
  await markSeen(shop, run, without);
  const known = items.flatMap(({ productId }) => productId ?? []);
  await dropFromRemoval(shop, known);
}

async function applyPiece(
  shop: Shop,
  run: ApplyingRun,
  { id, piece, productId, place, taken }: Item,
  fetched: Map<string, StoredSourcePicture>,
): Promise<void> {
  if (!piece) return;
  const plan = await planPiece(shop, run, piece, productId);
  const pictures = taken ? new Map(taken.map((each) => [each.url, each])) : fetched;
  const done = await applyItem(shop, run, plan, place, pictures).catch((error: unknown) => {
    if (!(error instanceof DomainError) || !run.isStrict) throw error;
    throw new DomainError(error.code, `${place} (“${piece.name}”): ${error.message}`);
  });
  await shop.db
    .updateTable("importItems")
    .set({
      verdict: done.verdict,
      state: "applied",
      productId: done.productId,
      changes: JSON.stringify(done.changes),
      failures: JSON.stringify(done.failures),
      piece: null,
      taken: null,
      snapshot: JSON.stringify(done.snapshot),
    })
    .where("id", "=", id)
    .execute();
}

/** Those of which nothing is to be written but that they were met. */
async function markSeen({ db, now }: Shop, run: ApplyingRun, items: Item[]): Promise<void> {
  if (items.length === 0) return;
  const ids = items.map(({ id }) => id);
  await db.updateTable("importItems").set({ state: "applied" }).where("id", "in", ids).execute();
  const productIds = items.flatMap(({ productId }) => productId ?? []);
  if (productIds.length === 0) return;
  await db
    .updateTable("productSources")
    .set({ lastRunId: run.syncLogId, lastSeenAt: now().toISOString(), missingSince: null })
    .where("sourceKey", "=", run.sourceKey)
    .where("productId", "in", productIds)
    .execute();
}
