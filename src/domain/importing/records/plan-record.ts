import type { ImportRecord } from "#contract/importing/import-records.ts";
import type { FieldChange } from "#contract/importing/imports.ts";
import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { getRecordHandler } from "./get-record-handler.ts";

export type RecordPlan = {
  verdict: "add" | "change" | "skip" | "refuse";
  reasons: string[];
  changes: FieldChange[];
  /** The existing entity; null for none. */
  entityId: number | null;
};

/** Plans one record without writing. */
export async function planRecord(
  shop: Shop,
  syncLogId: number,
  record: ImportRecord,
): Promise<RecordPlan> {
  const handler = getRecordHandler(record.of);
  const place = await findPlaceInImport(shop, syncLogId, record.of, handler.keyOf(record));
  if (place !== null) {
    const reasons = [`It is the same ${handler.noun} as ${place}.`];
    return { verdict: "skip", reasons, changes: [], entityId: null };
  }
  const entityId = await handler.find(shop, record);
  if (entityId !== null) {
    const changes = (await handler.changes?.describe(shop, entityId, record)) ?? [];
    return { verdict: changes.length > 0 ? "change" : "skip", reasons: [], changes, entityId };
  }
  try {
    await handler.check(shop, record);
    return { verdict: "add", reasons: [], changes: [], entityId: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { verdict: "refuse", reasons: [error.message], changes: [], entityId: null };
  }
}

/** Place of an earlier record of this import with the same key; null for none. */
async function findPlaceInImport(
  { db }: Shop,
  syncLogId: number,
  kind: ImportRecord["of"],
  key: string | null,
): Promise<string | null> {
  if (key === null) return null;
  const earlier = await db
    .selectFrom("importItems")
    .select("place")
    .where("syncLogId", "=", syncLogId)
    .where("kind", "=", kind)
    .where("externalId", "=", key)
    .executeTakeFirst();
  return earlier?.place ?? null;
}
