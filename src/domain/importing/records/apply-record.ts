import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { getRecordHandler } from "./get-record-handler.ts";
import type { RecordPlan } from "./plan-record.ts";
import type { FetchedPictures } from "./record-handler.ts";

type Item = Selectable<Tables["importItems"]>;
type AppliedRecord = RecordPlan & { made: string | null };

/**
 * Adds a planned record, or changes the one that exists by now. One that a rule refuses becomes
 * refused. Call it within a transaction.
 */
export async function applyRecord(
  shop: Shop,
  { id, record, reasons }: Item,
  fetched: FetchedPictures,
): Promise<void> {
  if (!record) return;
  const done = await addOrChange(shop, record, fetched);
  await shop.db
    .updateTable("importItems")
    .set({
      verdict: done.verdict,
      state: "applied",
      reasons: JSON.stringify([...reasons, ...done.reasons]),
      changes: JSON.stringify(done.changes),
      entityId: done.entityId,
      made: done.made,
      record: null,
      taken: null,
    })
    .where("id", "=", id)
    .execute();
}

async function addOrChange(
  shop: Shop,
  record: NonNullable<Item["record"]>,
  fetched: FetchedPictures,
): Promise<AppliedRecord> {
  const handler = getRecordHandler(record.of);
  const existingId = await handler.find(shop, record);
  if (existingId !== null) {
    const changes = (await handler.changes?.describe(shop, existingId, record)) ?? [];
    const existing = { reasons: [], changes, entityId: existingId };
    if (!handler.changes || changes.length === 0)
      return { ...existing, verdict: "skip", made: null };
    const made = await handler.changes.apply(shop, existingId, record);
    return { ...existing, verdict: "change", made };
  }
  try {
    const { id, notes } = await handler.add(shop, record, fetched);
    const made = await handler.stateOf(shop, id);
    return { verdict: "add", reasons: notes, changes: [], entityId: id, made };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const reasons = [error.message];
    return { verdict: "refuse", reasons, changes: [], entityId: null, made: null };
  }
}
