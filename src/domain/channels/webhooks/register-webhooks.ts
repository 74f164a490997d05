import { z } from "zod";
import { DomainError } from "../../errors.ts";
import { decryptCredentials } from "../platforms/credentials.ts";
import type { PlatformRow } from "../platforms/find-platform.ts";
import type { Shop } from "../../shop.ts";
import type { WooClient } from "../woocommerce/woo-client.ts";

const TOPICS = [
  "order.created",
  "order.updated",
  "order.deleted",
  "order.restored",
  "product.updated",
  "product.deleted",
  "product.restored",
];

const webhook = z.object({
  id: z.int(),
  topic: z.string(),
  status: z.string().optional(),
  delivery_url: z.string().optional(),
});

/** The URL that receives WooCommerce's webhooks. */
export const webhookUrl = ({ publicUrl }: Shop, platformId: number): string =>
  `${publicUrl}/api/webhooks/woocommerce/${platformId}`;

/**
 * Registers webhooks for orders and products in the store, where they are missing or inactive.
 * @returns a sentence why the store refuses them, or null. Without webhooks, each sync pulls the orders.
 */
export async function registerWebhooks(
  shop: Shop,
  woo: WooClient,
  platform: PlatformRow,
): Promise<string | null> {
  const delivery_url = webhookUrl(shop, platform.id);
  const secret = decryptCredentials(shop, platform)["webhookSecret"];
  if (!secret) return null;
  try {
    const known = new Map<string, z.infer<typeof webhook>>();
    for await (const { items } of woo.pages("webhooks")) {
      for (const raw of items) {
        const each = webhook.safeParse(raw).data;
        if (each?.delivery_url === delivery_url) known.set(each.topic, each);
      }
    }
    for (const topic of TOPICS) {
      const there = known.get(topic);
      if (there && (there.status ?? "active") === "active") continue;
      const body = { name: `Pieces: ${topic}`, topic, delivery_url, secret, status: "active" };
      if (there) await woo.send("PUT", `webhooks/${there.id}`, body);
      else await woo.send("POST", "webhooks", body);
    }
    return null;
  } catch (error) {
    // An unreachable store fails the whole sync.
    if (!(error instanceof DomainError) || error.code === "bad-gateway") throw error;
    return `Its orders arrive with each run only, since it takes no webhooks: ${error.message}`;
  }
}
