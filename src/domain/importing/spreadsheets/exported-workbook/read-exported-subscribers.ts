import { subscriptionSchema } from "#contract/newsletter/subscribers.ts";
import type { SourceItem } from "../../source.ts";
import { toTimestamp, toYesNo } from "../tables/cell-values.ts";
import { originOf, type ExportedRow, readExportedRows, refuseRow } from "./exported-rows.ts";
import type { Table } from "../tables/table.ts";

/** The exported subscribers. */
export async function* readExportedSubscribers(table: Table | null): AsyncGenerator<SourceItem> {
  for await (const row of readExportedRows(table)) yield readSubscriber(row);
}

function readSubscriber(row: ExportedRow): SourceItem {
  const address = row.text("E-mail");
  const read = subscriptionSchema.safeParse({ email: address ?? "" });
  if (!read.success) return refuseRow("subscriber", row, address, "This is no e-mail address.");
  // Without a clear yes and a time of confirming, no letters are sent.
  const isActive = toYesNo(row.cell("Active")) ?? false;
  const { email } = read.data;
  const confirmedAt = toTimestamp(row.cell("Confirmed (UTC)")) ?? null;
  const origin = originOf(row, "Subscribed (UTC)");
  const record = { of: "subscriber" as const, email, isActive, confirmedAt, origin };
  return { kind: "record", where: row.where, name: email, record };
}
