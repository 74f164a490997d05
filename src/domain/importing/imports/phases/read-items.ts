import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import type { ParsedPiece } from "#contract/importing/imports.ts";
import type { Tables } from "#database/tables.ts";
import { yieldToRequests } from "#database/yield-to-requests.ts";
import type { NormalizedItem } from "./normalized-item.ts";
import type { Shop } from "../../../shop.ts";
import type { FindCategory } from "../../category-finder.ts";
import { getRecordHandler } from "../../records/get-record-handler.ts";
import { planNewTags, readLastPosition } from "../../records/new-tags.ts";
import { planRecord } from "../../records/plan-record.ts";
import { decideItem, type Decision, type DecisionContext } from "./decide-item.ts";
import { loadTagIds } from "../../find-tags.ts";
import { ItemsSoFar } from "../../items/matching/items-so-far.ts";
import type { NameAndPriceIndex } from "../../items/matching/name-and-price-index.ts";
import { ShopPieces } from "../../items/matching/shop-pieces.ts";
import { normalizePiece } from "../../items/normalize-piece.ts";
import type { ImportLease } from "../state/import-lease.ts";
import type { Source, SourceItem } from "../../source.ts";
import { toStorableJson, toStorableText, truncate } from "../../storable-text.ts";
import type { FindTagName } from "../../tag-finder.ts";
import { writeWithRetry } from "./write-with-retry.ts";

const BATCH_SIZE = 100;
const MAX_BATCH_MILLISECONDS = 500;

/** Map the source's words to the shop's categories and tags. */
type Finders = { findCategory: FindCategory; findTagName: FindTagName };

export type ReadContext = Omit<DecisionContext, "soFar" | "pieces" | "findTagIds"> &
  Finders & { syncLogId: number; nameAndPriceIndex: NameAndPriceIndex };

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
  const soFar = await ItemsSoFar.load(shop, lease.syncLogId);
  const write = async () => {
    if (batch.length > 0)
      lastPosition = await writeItems(
        shop,
        lease,
        { ...context, source, soFar, lastPosition },
        batch,
      );
    batch = [];
    lastWrite = Date.now();
  };
  try {
    for await (const item of source.read(lease.signal)) {
      lease.signal.throwIfAborted();
      lease.setCurrentItem(nameOf(item) || item.where);
      await yieldToRequests();
      batch.push(item);
      const isDue = Date.now() - lastWrite > MAX_BATCH_MILLISECONDS;
      if (batch.length >= BATCH_SIZE || isDue) await write();
    }
  } finally {
    if (!lease.signal.aborted) await write();
  }
  lease.signal.throwIfAborted();
}

type WriteContext = ReadContext & { source: Source; soFar: ItemsSoFar; lastPosition: number };

/** Items of a batch are compared with what the shop has in a few queries for all of them. */
async function writeItems(
  shop: Shop,
  lease: ImportLease,
  context: WriteContext,
  items: SourceItem[],
): Promise<number> {
  const { source, soFar } = context;
  const read: { item: SourceItem; normalized: NormalizedItem }[] = [];
  for (const item of items) {
    read.push({ item, normalized: normalizeItem(item, context) });
    await yieldToRequests();
  }
  const write = async (shop: Shop) => {
    soFar.discard();
    let { lastPosition } = context;
    const parsed = read.flatMap(({ normalized }) => normalized.piece ?? []);
    const deciding = {
      ...context,
      pieces: await ShopPieces.load(shop, context, parsed),
      findTagIds: await loadTagIds(shop),
    };
    const rows: Insertable<Tables["importItems"]>[] = [];
    for (const { item, normalized } of read) {
      if (soFar.hasFingerprint(normalized.fingerprint)) continue;
      const { tags = [], ...decided } = await decide(shop, deciding, item, normalized);
      const place = toPlace(item);
      const newTags = tags.filter(({ name }) => context.findTagName(name) === null);
      lastPosition = await planNewTags(shop, context, newTags, { ...place, lastPosition });
      lastPosition += 1;
      const { syncLogId } = context;
      const { fingerprint } = normalized;
      const row = { syncLogId, position: lastPosition, fingerprint, ...place, ...decided };
      soFar.add({ sku: null, productId: null, externalId: null, ...row });
      rows.push(row);
      await yieldToRequests();
    }
    if (rows.length > 0) await shop.db.insertInto("importItems").values(rows).execute();
    await lease.advance(shop, {
      itemsRead: lastPosition,
      total: source.countItems(),
      way: source.describeWay(),
    });
    return lastPosition;
  };
  const position = await writeWithRetry(shop, lease.signal, write);
  soFar.commit();
  return position;
}

const decide = async (
  shop: Shop,
  context: DecisionContext,
  item: SourceItem,
  normalized: NormalizedItem,
): Promise<ItemDecision> =>
  item.kind === "record"
    ? decideRecord(shop, context.soFar, item)
    : toRow(item, await decideItem(shop, context, item, normalized));

/** An item as read, with a fingerprint that recognizes it when it is read again. */
function normalizeItem(item: SourceItem, finders: Finders): NormalizedItem {
  if (item.kind === "refused" || item.kind === "record") {
    const notes = item.kind === "refused" ? [item.reason] : [];
    return {
      piece: null,
      notes,
      unknownCategories: [],
      // A row may hold a customer and a subscriber.
      fingerprint: fingerprintOf(
        item.where,
        item.name,
        ...(item.kind === "record" ? [item.record.of] : []),
      ),
    };
  }
  const { externalId, address, sku, name } = item.piece;
  const fingerprint = fingerprintOf(item.where, externalId, address, sku, name);
  return { ...normalizePiece(item.piece, finders), fingerprint };
}

const fingerprintOf = (...parts: (string | null)[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);

const VERDICTS_WITH_RAW = new Set<Decision["verdict"]>(["refuse", "doubtful"]);

const nameOf = (item: SourceItem): string => ("piece" in item ? item.piece.name : item.name);

/** Its place at the source and its name. */
const toPlace = (item: SourceItem) => ({
  place: truncate(toStorableText(item.where), 2000),
  name: truncate(toStorableText(nameOf(item)), 255),
});

type Positioned = "syncLogId" | "position" | "fingerprint" | keyof ReturnType<typeof toPlace>;
type ItemDecision = Omit<Insertable<Tables["importItems"]>, Positioned | "kind"> & {
  kind: NonNullable<Insertable<Tables["importItems"]>["kind"]>;
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
  soFar: ItemsSoFar,
  { record, notes = [] }: Extract<SourceItem, { kind: "record" }>,
): Promise<ItemDecision> {
  const { verdict, reasons, changes, entityId } = await planRecord(shop, soFar, record);
  return {
    kind: record.of,
    externalId: getRecordHandler(record.of).keyOf(record),
    verdict,
    state: "planned",
    failures: "[]",
    reasons: JSON.stringify(verdict === "skip" ? reasons : [...reasons, ...notes]),
    changes: JSON.stringify(changes),
    entityId,
    record: verdict === "add" || verdict === "change" ? JSON.stringify(record) : null,
  };
}
