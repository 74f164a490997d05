import type { NormalizedItem } from "./normalized-item.ts";
import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import type { ParsedPiece } from "#contract/imports.ts";
import type { Tables } from "#database/tables.ts";
import { normalizePath } from "../../../catalogue/redirects/normalize-path.ts";
import type { Shop } from "../../../shop.ts";
import type { FindCategory } from "../../category-finder.ts";
import { getRecordHandler } from "../../records/get-record-handler.ts";
import { planNewTags, readLastPosition } from "../../records/new-tags.ts";
import { planRecord } from "../../records/plan-record.ts";
import { decideItem, type Decision, type DecisionContext } from "./decide-item.ts";
import { normalizePiece } from "../../items/normalize-piece.ts";
import type { ImportLease } from "../state/import-lease.ts";
import type { Source, SourceItem } from "../../source.ts";
import { toStorableJson, toStorableText } from "../../storable-text.ts";
import type { FindTagName } from "../../tag-finder.ts";
import { writeWithRetry } from "./write-with-retry.ts";

const BATCH_SIZE = 50;
const MAX_BATCH_MILLISECONDS = 500;

/** Map the source's words to the shop's categories and tags. */
type Finders = { findCategory: FindCategory; findTagName: FindTagName };

export type ReadContext = DecisionContext & Finders;

/**
 * The first phase: reads the source to its end and stores each item with its decision. Items stored
 * before are skipped, so an interrupted reading can be repeated. Errors of the source are rethrown
 * after the last batch is stored.
 */
export async function readItems(
  shop: Shop,
  lease: ImportLease,
  context: ReadContext,
  source: Source,
): Promise<void> {
  let batch: SourceItem[] = [];
  let lastWrite = Date.now();
  let lastPosition = await readLastPosition(shop, lease.syncLogId);
  const write = async () => {
    if (batch.length > 0)
      lastPosition = await writeItems(shop, lease, { ...context, source, lastPosition }, batch);
    batch = [];
    lastWrite = Date.now();
  };
  try {
    for await (const item of source.read(lease.signal)) {
      lease.signal.throwIfAborted();
      lease.setCurrentItem(nameOf(item) || item.where);
      batch.push(item);
      const isDue = Date.now() - lastWrite > MAX_BATCH_MILLISECONDS;
      if (batch.length >= BATCH_SIZE || isDue) await write();
    }
  } finally {
    if (!lease.signal.aborted) await write();
  }
  lease.signal.throwIfAborted();
}

async function writeItems(
  shop: Shop,
  lease: ImportLease,
  context: ReadContext & { source: Source; lastPosition: number },
  items: SourceItem[],
): Promise<number> {
  const position = await writeWithRetry(shop, lease.signal, async (shop) => {
    const { source } = context;
    let { lastPosition } = context;
    for (const item of items) {
      const read = normalizeItem(item, context);
      if (await isStored(shop, lease.syncLogId, read.fingerprint)) continue;
      const { tags = [], ...decided } =
        item.kind === "record"
          ? await decideRecord(shop, lease.syncLogId, item)
          : toRow(item, await decideItem(shop, context, item, read));
      const place = toPlace(item);
      const newTags = tags.filter(({ name }) => context.findTagName(name) === null);
      const at = { ...place, lastPosition };
      lastPosition = await planNewTags(shop, lease.syncLogId, newTags, at);
      lastPosition += 1;
      const position = {
        syncLogId: lease.syncLogId,
        position: lastPosition,
        fingerprint: read.fingerprint,
      };
      await shop.db
        .insertInto("importItems")
        .values({ ...position, ...place, ...decided })
        .execute();
    }
    await lease.advance(shop, {
      itemsRead: lastPosition,
      total: source.countItems(),
      way: source.describeWay(),
    });
    return lastPosition;
  });
  // Yield to the event loop, so that pages are served between batches.
  await new Promise((resolve) => setImmediate(resolve));
  return position;
}

/** An item as read, with a fingerprint that recognizes it when it is read again. */

function normalizeItem(item: SourceItem, finders: Finders): NormalizedItem {
  if (item.kind === "refused" || item.kind === "record") {
    const notes = item.kind === "refused" ? [item.reason] : [];
    return {
      piece: null,
      notes,
      unknownCategories: [],
      fingerprint: fingerprintOf(item.where, item.name),
    };
  }
  const { externalId, address, sku, name } = item.piece;
  const fingerprint = fingerprintOf(item.where, externalId, address, sku, name);
  return { ...normalizePiece(item.piece, finders), fingerprint };
}

const fingerprintOf = (...parts: (string | null)[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);

async function isStored({ db }: Shop, syncLogId: number, fingerprint: string): Promise<boolean> {
  const row = await db
    .selectFrom("importItems")
    .select("id")
    .where("syncLogId", "=", syncLogId)
    .where("fingerprint", "=", fingerprint)
    .executeTakeFirst();
  return row !== undefined;
}

const VERDICTS_WITH_RAW = new Set<Decision["verdict"]>(["refuse", "doubtful"]);

const nameOf = (item: SourceItem): string => ("piece" in item ? item.piece.name : item.name);

/** Its place at the source and its name. */
const toPlace = (item: SourceItem) => ({
  place: toStorableText(item.where).slice(0, 2000),
  name: toStorableText(nameOf(item)).slice(0, 255).toWellFormed(),
});

type Positioned = "syncLogId" | "position" | "fingerprint" | keyof ReturnType<typeof toPlace>;
type ItemDecision = Omit<Insertable<Tables["importItems"]>, Positioned> & {
  /** Tags that a piece gets. */
  tags?: ParsedPiece["tags"];
};

function toRow(
  item: SourceItem,
  { verdict, reasons, failures, changes, productId, piece, tags, keepPiece }: Decision,
): ItemDecision {
  return {
    kind: (item.kind === "refused" && item.of) || "piece",
    externalId: piece?.externalId ?? null,
    sku: piece?.sku ?? null,
    path: piece?.address ? normalizePath(piece.address) : null,
    verdict,
    state: verdict === "doubtful" ? "waiting" : "planned",
    reasons: JSON.stringify(reasons),
    failures: JSON.stringify(failures),
    changes: JSON.stringify(changes),
    productId,
    raw: item.raw !== undefined && VERDICTS_WITH_RAW.has(verdict) ? toStorableJson(item.raw) : null,
    piece: keepPiece && piece ? JSON.stringify(piece) : null,
    // Those of a doubtful piece are created when it is accepted.
    tags: verdict === "add" || verdict === "change" ? tags : [],
  };
}

async function decideRecord(
  shop: Shop,
  syncLogId: number,
  { record, notes = [] }: Extract<SourceItem, { kind: "record" }>,
): Promise<ItemDecision> {
  const { verdict, reasons, entityId } = await planRecord(shop, syncLogId, record);
  return {
    kind: record.of,
    externalId: getRecordHandler(record.of).keyOf(record),
    verdict,
    reasons: JSON.stringify(verdict === "skip" ? reasons : [...reasons, ...notes]),
    entityId,
    record: verdict === "add" ? JSON.stringify(record) : null,
  };
}
