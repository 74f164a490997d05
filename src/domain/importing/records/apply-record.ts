import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { getRecordHandler } from "./get-record-handler.ts";
import type { RecordPlan } from "./plan-record.ts";

type Item = Selectable<Tables["importItems"]>;
type AppliedRecord = RecordPlan & { made: string | null };

/**
 * Adds a planned record. One that exists by now is skipped; one that a rule refuses becomes
 * refused. Call it within a transaction.
 */
export async function applyRecord(shop: Shop, { id, record, reasons }: Item): Promise<void> {
  if (!record) return;
  const done = await add(shop, record);
  await shop.db
    .updateTable("importItems")
    .set({
      verdict: done.verdict,
      state: "applied",
      reasons: JSON.stringify([...reasons, ...done.reasons]),
      entityId: done.entityId,
      made: done.made,
      record: null,
    })
    .where("id", "=", id)
    .execute();
}

async function add(shop: Shop, record: NonNullable<Item["record"]>): Promise<AppliedRecord> {
  const handler = getRecordHandler(record.of);
  const existingId = await handler.find(shop, record);
  if (existingId !== null)
    return { verdict: "skip", reasons: [], entityId: existingId, made: null };
  try {
    const { id, notes } = await handler.add(shop, record);
    const made = await handler.stateOf(shop, id);
    return { verdict: "add", reasons: notes, entityId: id, made };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { verdict: "refuse", reasons: [error.message], entityId: null, made: null };
  }
}
