import type {
  DecidedItems,
  DoubtfulKind,
  ItemDecision,
} from "#contract/importing/doubtful-items.ts";
import { readRevision } from "#database/revision.ts";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { acceptItem, dismissItem } from "./accept-item.ts";
import { NameAndPriceIndex } from "../items/matching/name-and-price-index.ts";
import { requireImport } from "./state/list-import-items.ts";

/** Of one call, since each may bring a dozen photos. */
const MAX_ITEMS = 10;

/**
 * The doubtful items of an import that wait, by their first reason, the most frequent first.
 * @throws not-found when there is no such import
 */
export async function listDoubtfulKinds(shop: Shop, syncLogId: number): Promise<DoubtfulKind[]> {
  await requireImport(shop, syncLogId);
  const rows = await waitingItems(shop, syncLogId)
    .select(({ fn }) => [FIRST_REASON.as("reason"), fn.countAll<number>().as("count")])
    .groupBy(FIRST_REASON)
    .orderBy("count", "desc")
    .orderBy(({ fn }) => fn.min("position"))
    .execute();
  return rows;
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
  const waiting = await waitingItems(shop, syncLogId)
    .select(["id", "name"])
    .where(FIRST_REASON, "=", reason)
    .$if(after > 0, (query) =>
      query.where("position", ">", (eb) =>
        eb.selectFrom("importItems").select("position").where("id", "=", after),
      ),
    )
    .orderBy("position")
    .limit(MAX_ITEMS + 1)
    .execute();
  const next = waiting.slice(0, MAX_ITEMS);
  const index = decision === "accept" ? await openIndex(shop, syncLogId) : null;
  const decide = (id: number) =>
    index ? acceptItem(shop, syncLogId, id, {}, index) : dismissItem(shop, syncLogId, id);
  const failed: DecidedItems["failed"] = [];
  for (const { id, name } of next) {
    try {
      await decide(id);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === "storage-full") throw error;
      failed.push({ name, reason: error.message });
    }
  }
  if (index) await keepIndex(shop, index);
  const more = waiting.length > next.length ? (next.at(-1)?.id ?? null) : null;
  return { decided: next.length - failed.length, failed, after: more };
}

/** The index (sync_log_id, state, position) serves it. */
const waitingItems = ({ db }: Shop, syncLogId: number) =>
  db
    .selectFrom("importItems")
    .where("syncLogId", "=", syncLogId)
    .where("state", "=", "waiting")
    .where("verdict", "=", "doubtful");

const FIRST_REASON = sql<string>`coalesce(import_items.reasons ->> 0, '')`;

type CachedIndex = {
  syncLogId: number;
  index: NameAndPriceIndex;
  loadedAt: number;
  revision: number;
};

/**
 * Of the import that was decided last: thousands of items come ten a call, and loading all pieces for each of them
 * takes quadratic time.
 */
const cached = new WeakMap<Shop["db"], CachedIndex>();
/** A piece that somebody else changes during a call is found after this time. */
const MAX_AGE_MILLISECONDS = 60 * 1000;

/** Loaded anew where somebody else has changed pieces since the last call. */
async function openIndex(shop: Shop, syncLogId: number): Promise<NameAndPriceIndex> {
  const { db, now } = shop;
  const revision = await readRevision(db);
  const known = cached.get(db);
  const isCurrent =
    known?.syncLogId === syncLogId &&
    known.revision === revision &&
    now().getTime() - known.loadedAt < MAX_AGE_MILLISECONDS;
  if (isCurrent) return known.index;
  const { sourceKey } = await db
    .selectFrom("importRuns")
    .select("sourceKey")
    .where("syncLogId", "=", syncLogId)
    .executeTakeFirstOrThrow();
  const index = new NameAndPriceIndex(sourceKey);
  cached.set(db, { syncLogId, index, loadedAt: now().getTime(), revision });
  return index;
}

async function keepIndex({ db }: Shop, index: NameAndPriceIndex): Promise<void> {
  const known = cached.get(db);
  if (known?.index === index) cached.set(db, { ...known, revision: await readRevision(db) });
}
