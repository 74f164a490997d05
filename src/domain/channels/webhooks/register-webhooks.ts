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

/** Where WooCommerce tells of what happens there. */
export const webhookUrl = ({ publicUrl }: Shop, platformId: number): string =>
  `${publicUrl}/api/webhooks/woocommerce/${platformId}`;

/**
 * Asks the shop there to tell us of its orders and products, where it does not do so already.
 * @returns why it will not, a sentence; null when all is well. Without it orders come with each run.
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
    // A shop that cannot be reached is no matter of webhooks: the run itself says so.
    if (!(error instanceof DomainError) || error.code === "bad-gateway") throw error;
    return `Its orders arrive with each run only, since it takes no webhooks: ${error.message}`;
  }
}
