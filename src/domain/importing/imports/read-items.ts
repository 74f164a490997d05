import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import type { ParsedPiece } from "#contract/imports.ts";
import type { Tables } from "#database/tables.ts";
import { normalizePath } from "../../catalogue/redirects/normalize-path.ts";
import type { Shop } from "../../shop.ts";
import type { FindCategory } from "../category-finder.ts";
import { deskOf } from "../records/get-record-handler.ts";
import { planRecord } from "../records/plan-record.ts";
import { decideItem, type Decision, type Deciding } from "./decide-item.ts";
import { normalisePiece, storable } from "../items/normalize-piece.ts";
import type { RunHold } from "./import-lease.ts";
import type { Source, SourceItem } from "../source.ts";
import type { FindTagName } from "../tag-finder.ts";
import { writePatiently } from "./write-with-retry.ts";

const AT_ONCE = 50;
const AT_MOST_APART_MILLISECONDS = 500;

/** How words of the source are found among ours. */
type Finders = { findCategory: FindCategory; findTagName: FindTagName };

export type Reading = Deciding & Finders;

/**
 * The first phase: reads the source to its end, and writes down of each item what is to be done with
 * it. What this run wrote down before is passed over, so that a reading that was cut off can begin again.
 * Throws what the source throws, after what was read until then is written down.
 */
export async function readItems(
  shop: Shop,
  hold: RunHold,
  reading: Reading,
  source: Source,
): Promise<void> {
  let waiting: SourceItem[] = [];
  let written = Date.now();
  let last = await lastPosition(shop, hold.syncLogId);
  const write = async () => {
    if (waiting.length > 0)
      last = await writeItems(shop, hold, { ...reading, source, last }, waiting);
    waiting = [];
    written = Date.now();
  };
  try {
    for await (const item of source.read(hold.signal)) {
      hold.signal.throwIfAborted();
      hold.say(nameOf(item) || item.where);
      waiting.push(item);
      const late = Date.now() - written > AT_MOST_APART_MILLISECONDS;
      if (waiting.length >= AT_ONCE || late) await write();
    }
  } finally {
    if (!hold.signal.aborted) await write();
  }
  hold.signal.throwIfAborted();
}

async function writeItems(
  shop: Shop,
  hold: RunHold,
  reading: Reading & { source: Source; last: number },
  items: SourceItem[],
): Promise<number> {
  const position = await writePatiently(shop, hold.signal, async (shop) => {
    const { source } = reading;
    let { last } = reading;
    for (const item of items) {
      const read = readItem(item, reading);
      if (await isWritten(shop, hold.syncLogId, read.fingerprint)) continue;
      last += 1;
      const known = { ...placeOf(hold.syncLogId, last, item), fingerprint: read.fingerprint };
      const decided =
        item.kind === "record"
          ? await decideRecord(shop, hold.syncLogId, item)
          : toRow(item, await decideItem(shop, reading, item, read));
      await shop.db
        .insertInto("importItems")
        .values({ ...known, ...decided })
        .execute();
    }
    await hold.advance(shop, {
      itemsRead: last,
      total: source.countItems(),
      way: source.describeWay(),
    });
    return last;
  });
  // The shop's pages take their turn.
  await new Promise((resolve) => setImmediate(resolve));
  return position;
}

/** An item as it was read, and how it is known again. */
export type ReadItem = { piece: ParsedPiece | null; notes: string[]; fingerprint: string };

function readItem(item: SourceItem, finders: Finders): ReadItem {
  if (item.kind === "refused" || item.kind === "record") {
    const notes = item.kind === "refused" ? [item.reason] : [];
    return { piece: null, notes, fingerprint: fingerprintOf(item.where, item.name) };
  }
  const { externalId, address, sku, name } = item.piece;
  const fingerprint = fingerprintOf(item.where, externalId, address, sku, name);
  return { ...normalisePiece(item.piece, finders), fingerprint };
}

const fingerprintOf = (...parts: (string | null)[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);

async function lastPosition({ db }: Shop, syncLogId: number): Promise<number> {
  const row = await db
    .selectFrom("importItems")
    .select(({ fn }) => fn.max<number | null>("position").as("last"))
    .where("syncLogId", "=", syncLogId)
    .executeTakeFirstOrThrow();
  return row.last ?? 0;
}

async function isWritten({ db }: Shop, syncLogId: number, fingerprint: string): Promise<boolean> {
  const row = await db
    .selectFrom("importItems")
    .select("id")
    .where("syncLogId", "=", syncLogId)
    .where("fingerprint", "=", fingerprint)
    .executeTakeFirst();
  return row !== undefined;
}

const RAW_KEPT = new Set<Decision["verdict"]>(["refuse", "doubtful"]);

const nameOf = (item: SourceItem): string => ("piece" in item ? item.piece.name : item.name);

/** What it is and where it stands at its source. */
const placeOf = (syncLogId: number, position: number, item: SourceItem) => ({
  syncLogId,
  position,
  place: storable(item.where).slice(0, 2000),
  name: storable(nameOf(item)).slice(0, 255).toWellFormed(),
});

type Decided = Omit<Insertable<Tables["importItems"]>, "fingerprint" | keyof Placed>;
type Placed = ReturnType<typeof placeOf>;

function toRow(
  item: SourceItem,
  { verdict, reasons, failures, changes, productId, piece, keepPiece }: Decision,
): Decided {
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
    raw: item.raw !== undefined && RAW_KEPT.has(verdict) ? JSON.stringify(item.raw) : null,
    piece: keepPiece && piece ? JSON.stringify(piece) : null,
  };
}

async function decideRecord(
  shop: Shop,
  syncLogId: number,
  { record, notes = [] }: Extract<SourceItem, { kind: "record" }>,
): Promise<Decided> {
  const { verdict, reasons, entityId } = await planRecord(shop, syncLogId, record);
  return {
    kind: record.of,
    externalId: deskOf(record.of).keyOf(record),
    verdict,
    reasons: JSON.stringify(verdict === "skip" ? reasons : [...reasons, ...notes]),
    entityId,
    record: verdict === "add" ? JSON.stringify(record) : null,
  };
}
