import { type ImportRecord, ITEM_KINDS } from "#contract/importing/import-records.ts";
import type { FieldChange } from "#contract/importing/imports.ts";
import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import type { ItemsSoFar } from "../items/matching/items-so-far.ts";
import { getRecordHandler } from "./get-record-handler.ts";

export type RecordPlan = {
  verdict: "add" | "change" | "skip" | "refuse";
  reasons: string[];
  changes: FieldChange[];
  /** The existing entity; null for none. */
  entityId: number | null;
};

/**
 * Plans one record without writing.
 * @param soFar the items of the import before it
 */
export async function planRecord(
  shop: Shop,
  soFar: ItemsSoFar,
  record: ImportRecord,
): Promise<RecordPlan> {
  const handler = getRecordHandler(record.of);
  const key = handler.keyOf(record);
  const place = key === null ? null : soFar.placeOfRecord(record.of, key);
  if (place !== null) {
    const reasons = [`It is the same ${ITEM_KINDS[record.of].one} as ${place}.`];
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
