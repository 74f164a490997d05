import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { DomainError, invalid, notFound } from "../../errors.ts";
import { saveFailedOrder } from "../external-orders/save-failed-order.ts";
import { recordExternalOrder } from "../external-orders/record-external-order.ts";
import { inTransaction } from "../../in-transaction.ts";
import { parseJson } from "../../parse-json.ts";
import { recordListingState } from "../listings/record-listing-state.ts";
import { wooProductSchema } from "../woocommerce/product-schema.ts";
import { decryptCredentials } from "../platforms/credentials.ts";
import { findPlatform } from "../platforms/find-platform.ts";
import type { Shop } from "../../shop.ts";

export type Delivery = {
  body: Uint8Array;
  signature: string | undefined;
  topic: string | undefined;
  deliveryId: string | undefined;
};

/** WooCommerce sends this unsigned ping when a webhook is created. */
const PING = /^webhook_id=\d{1,20}$/;

/**
 * How long the same body counts as the same delivery. A later one is real: an order that is trashed,
 * restored and trashed again sends equal bodies.
 */
const REPLAY_WINDOW_MILLISECONDS = 60 * 60 * 1000;

/**
 * Applies a webhook of WooCommerce, each delivery once. A paused platform's too: what is sold there is
 * sold.
 * @throws not-found when there is no such platform; forbidden for a wrong signature; invalid for a body
 * that cannot be parsed
 */
export async function receiveWebhook(
  shop: Shop,
  platformId: number,
  delivery: Delivery,
): Promise<{ message: string }> {
  const row = await findPlatform(shop, platformId);
  const secret = decryptCredentials(shop, row)["webhookSecret"];
  if (row.platform !== "woocommerce" || !secret) throw notFound("Platform");
  const { body, signature, topic, deliveryId } = delivery;
  if (signature === undefined && PING.test(Buffer.from(body).toString("latin1"))) {
    return { message: "Somebody is there." };
  }
  if (!verifySignature(secret, body, signature ?? "")) {
    throw new DomainError("forbidden", "The signature of this delivery is not right.");
  }
  if (!topic || !deliveryId || deliveryId.length > 200) {
    throw invalid("", "A delivery names its topic and itself.");
  }
  const payload = readBody(body);
  const received = inTransaction(shop, async (shop) => {
    const [resource = ""] = topic.split(".");
    const isNew =
      (await recordDelivery(shop, { platformId, topic, deliveryId })) &&
      (await recordDelivery(shop, {
        platformId,
        topic,
        deliveryId: `${resource} ${createHash("sha256").update(body).digest("hex")}`,
        repeatableAfter: REPLAY_WINDOW_MILLISECONDS,
      }));
    if (!isNew) return { message: "This was heard before." };
    await apply(shop, platformId, topic, payload);
    return { message: "Heard." };
  });
  return received.catch(async (error: unknown) => {
    if (!isSale(topic)) throw error;
    // The store reports an order once: what could not be recorded is asked for again. It switches a webhook off
    // whose deliveries fail several times in a row.
    await saveFailedOrder(shop, platformId, payload, error);
    return { message: "Heard." };
  });
}

const isSale = (topic: string) => topic.startsWith("order.") && topic !== "order.deleted";

/**
 * Records a delivery by an id. The store's own id is not signed, so a delivery is also recorded by its body:
 * a captured one cannot be sent again under another id or event.
 * @returns false when the id is known, and was not received longer ago than `repeatableAfter` milliseconds
 */
async function recordDelivery(
  { db, now }: Shop,
  { repeatableAfter, ...delivery }: Recorded,
): Promise<boolean> {
  const receivedAt = now().toISOString();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("webhookDeliveries")
    .values({ ...delivery, receivedAt })
    .onConflict((conflict) =>
      repeatableAfter === undefined
        ? conflict.doNothing()
        : conflict
            .columns(["platformId", "deliveryId"])
            .doUpdateSet({ receivedAt })
            .where(
              "webhookDeliveries.receivedAt",
              "<",
              new Date(now().getTime() - repeatableAfter).toISOString(),
            ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

type Recorded = {
  platformId: number;
  topic: string;
  deliveryId: string;
  repeatableAfter?: number;
};

async function apply(
  shop: Shop,
  platformId: number,
  topic: string,
  payload: Record<string, unknown>,
): Promise<void> {
  const [resource, event] = topic.split(".");
  const id = z.int().safeParse(payload["id"]).data;
  if (id === undefined) throw invalid("id", "Must be a whole number");
  if (resource === "order") {
    if (event === "deleted") await recordTrashedOrder(shop, platformId, id);
    else await recordExternalOrder(shop, platformId, payload);
  }
  if (resource === "product") {
    if (event === "deleted") await unlinkProduct(shop, platformId, id);
    else await recordListingState(shop, { platformId, product: wooProductSchema.parse(payload) });
  }
}

function readBody(body: Uint8Array): Record<string, unknown> {
  const { data } = z.record(z.string(), z.unknown()).safeParse(parseJson(body));
  if (data === undefined) throw new DomainError("invalid", "The body is not a JSON object.");
  return data;
}

/** Whether a body was signed with a secret, as WooCommerce signs: base64 of its HMAC-SHA256. */
export function verifySignature(secret: string, body: Uint8Array, signature: string): boolean {
  const expected = createHmac("sha256", secret).update(body).digest();
  const given = Buffer.from(signature, "base64");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Records that an order was trashed. It keeps its stock, since WooCommerce returns none either. */
async function recordTrashedOrder(
  { db, now }: Shop,
  platformId: number,
  id: number,
): Promise<void> {
  await db
    .updateTable("externalOrders")
    .set({ status: "trash", updatedAt: now().toISOString() })
    .where("platformId", "=", platformId)
    .where("externalOrderId", "=", String(id))
    .execute();
}

/** Unlinks a product that was deleted in the store. Its piece stays, and may be listed again. */
async function unlinkProduct({ db, now }: Shop, platformId: number, id: number): Promise<void> {
  await db
    .updateTable("productListings")
    .set({ status: "removed", externalId: null, listingData: null, updatedAt: now().toISOString() })
    .where("platformId", "=", platformId)
    .where("externalId", "=", String(id))
    .execute();
}
