import type { Selectable } from "kysely";
import type { InquirySummary } from "#contract/sales/inquiries.ts";
import type { Tables } from "#database/tables.ts";
import type { Shop } from "../../../shop.ts";
import { loadLatestMessages } from "./load-messages.ts";
import { loadPieces } from "./load-pieces.ts";

/** Inquiries with their pieces and newest message, in the order given. */
export async function loadInquiries(
  shop: Shop,
  rows: Selectable<Tables["inquiries"]>[],
): Promise<InquirySummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const pieces = await loadPieces(shop, ids);
  const latest = await loadLatestMessages(shop, ids);
  return rows.map((row) => ({
    id: row.id,
    customerId: row.customerId,
    state: row.state,
    source: row.source,
    name: row.name,
    email: row.email,
    phone: row.phone,
    ringSize: row.ringSize,
    heldBecause: row.heldBecause,
    pieces: pieces.get(row.id) ?? [],
    latest: latest.get(row.id) ?? null,
    lastMessageAt: row.lastMessageAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }));
}
