import { createHash } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import { UNRECORDED } from "#contract/channels/external-orders.ts";
import { DatabaseUnavailableError } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { id as wooId } from "../../lenient-fields.ts";
import type { Shop } from "../../shop.ts";
import { describeProblem } from "../platforms/describe-problem.ts";
import { readGmt } from "../woocommerce/read-gmt.ts";
import { lockExternalOrder } from "./record-external-order.ts";

/** What can be read of an order that cannot be recorded. */
const orderHead = z.object({
  id: wooId.optional().catch(undefined),
  number: z.string().max(100).optional().catch(undefined),
  date_modified_gmt: z.string().optional().catch(undefined),
});

/** Of a row of `external_orders`. A literal, so that its index serves the condition. */
export const isFailed = sql<boolean>`external_orders.sync_status = 'failed'`;

export type FailedOrder = { name: string; reason: string };

/**
 * Stores that an order could not be recorded, which the desk shows until it is in or dismissed. A
 * dismissed one stays so until its platform changes it.
 * @returns the order's name and the reason as a sentence; null for one that stays dismissed
 * @throws DatabaseUnavailableError, since then nothing can be stored
 */
export async function saveFailedOrder(
  shop: Shop,
  platformId: number,
  raw: unknown,
  error: unknown,
): Promise<FailedOrder | null> {
  if (error instanceof DatabaseUnavailableError) throw error;
  const reason = describeProblem(shop, error);
  const { id, number, date_modified_gmt: modified } = orderHead.safeParse(raw).data ?? {};
  const externalOrderId = String(id ?? `${UNREADABLE}${fingerprint(raw)}`);
  const modifiedAt = modified === undefined ? null : readGmt(modified);
  const now = shop.now().toISOString();
  return inTransaction(shop, async (shop) => {
    await lockExternalOrder(shop, platformId, externalOrderId);
    const { db } = shop;
    const failure = { name: `Order ${number ?? id ?? "?"}`, reason };
    const known = await db
      .selectFrom("externalOrders")
      .select(["id", "syncStatus", "modifiedAt"])
      .where("platformId", "=", platformId)
      .where("externalOrderId", "=", externalOrderId)
      .executeTakeFirst();
    if (!known) {
      const row = { platformId, externalOrderId, modifiedAt, createdAt: now, updatedAt: now };
      const failed = { status: UNRECORDED, syncStatus: "failed" as const, syncErrors: reason };
      await db
        .insertInto("externalOrders")
        .values({ ...row, ...failed, totalAmountCents: 0, orderData: "{}" })
        .execute();
      return failure;
    }
    const isNewer = modifiedAt !== null && modifiedAt > (known.modifiedAt ?? "");
    if (known.syncStatus === "dismissed" && !isNewer) return null;
    await db
      .updateTable("externalOrders")
      .set({
        ...(isNewer && { modifiedAt }),
        syncStatus: "failed",
        syncErrors: reason,
        updatedAt: now,
      })
      .where("id", "=", known.id)
      .execute();
    return failure;
  });
}

/** The id of an order begins so that has none which can be read. */
export const UNREADABLE = "unreadable-";

const fingerprint = (raw: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(raw) ?? "")
    .digest("hex")
    .slice(0, 16);
