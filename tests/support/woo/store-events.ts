import { createHmac, randomUUID } from "node:crypto";
import { type WooRecord, wooLine, wooOrder } from "./records.ts";
import type { WooServer } from "./open-woo-server.ts";

/** A webhook under way; tests may delay, repeat or reorder it. */
export type WebhookDelivery = {
  topic: string;
  deliveryId: string;
  signature: string;
  body: Uint8Array;
};

/** Events in a store: customers buy, orders change, the owner edits. Each sends webhooks. */
export type StoreEvents = {
  /** Webhooks that were sent and not delivered yet. */
  deliveries: WebhookDelivery[];
  /** Buys a product. @returns the order, or null when it is sold out */
  buy: (productId: number, quantity?: number, fields?: Record<string, unknown>) => WooRecord | null;
  /** Changes the status of an order; cancelling returns the stock. */
  move: (order: WooRecord, status: string) => void;
  edit: (productId: number, fields: Record<string, unknown>) => void;
  remove: (productId: number) => void;
  stockOf: (productId: number) => number;
};

export function startStoreEvents(store: WooServer): StoreEvents {
  const { products, orders, webhooks } = store.records;
  const parcels: WebhookDelivery[] = [];
  let nextOrder = 1001;
  const timeStamp = () => store.now().toISOString().slice(0, 19);
  const product = (id: number) => {
    const found = products.find((each) => each.id === id);
    if (!found) throw new Error(`The store has no product ${id}`);
    return found;
  };
  const sendWebhooks = (topic: string, payload: unknown) => {
    for (const webhook of webhooks.filter((each) => each["topic"] === topic)) {
      const body = Buffer.from(JSON.stringify(payload));
      const secret = String(webhook["secret"]);
      const signature = createHmac("sha256", secret).update(body).digest("base64");
      parcels.push({ topic, deliveryId: randomUUID(), signature, body });
    }
  };
  const touch = (record: WooRecord) => {
    const now = timeStamp();
    return Object.assign(record, { date_modified: now, date_modified_gmt: now });
  };
  const stockOf = (id: number) => Number(product(id)["stock_quantity"] ?? 0);
  const setStock = (id: number, stock: number) => {
    const changed = Object.assign(product(id), {
      stock_quantity: stock,
      stock_status: stock > 0 ? "instock" : "outofstock",
    });
    sendWebhooks("product.updated", touch(changed));
  };

  return {
    deliveries: parcels,
    stockOf,
    buy: (productId, quantity = 1, fields = {}) => {
      if (stockOf(productId) < quantity) return null;
      const id = nextOrder;
      nextOrder += 1;
      const { name, sku, price } = product(productId);
      const total = (Number(price) * quantity).toFixed(2);
      const now = timeStamp();
      const line = wooLine(id * 10, { name, sku, product_id: productId, quantity, total });
      const order = wooOrder(id, {
        line_items: [line],
        shipping_total: "0.00",
        total,
        date_created: now,
        date_created_gmt: now,
        ...fields,
      });
      orders.push(order);
      touch(order);
      sendWebhooks("order.created", order);
      if (holds(order["status"])) setStock(productId, stockOf(productId) - quantity);
      return order;
    },
    move: (order, status) => {
      const before = holds(order["status"]);
      order["status"] = status;
      sendWebhooks("order.updated", touch(order));
      if (before && ["cancelled", "pending"].includes(status)) {
        for (const { product_id, quantity } of linesOf(order)) {
          setStock(product_id, stockOf(product_id) + quantity);
        }
      }
    },
    edit: (productId, fields) => {
      sendWebhooks("product.updated", touch(Object.assign(product(productId), fields)));
    },
    remove: (productId) => {
      products.splice(products.indexOf(product(productId)), 1);
      sendWebhooks("product.deleted", { id: productId });
    },
  };
}

const holds = (status: unknown) => ["processing", "on-hold", "completed"].includes(String(status));

const linesOf = (order: WooRecord) =>
  order["line_items"] as { product_id: number; quantity: number }[];
