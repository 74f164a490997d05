import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { connectPlatform } from "#domain/channels/platforms/connect-platform.ts";
import { receiveWebhook } from "#domain/channels/webhooks/receive-webhook.ts";
import { apiKeysOf } from "./api-keys.ts";
import { type TestShop, testShop } from "../test-shop.ts";
import { startStoreEvents, type WebhookDelivery, type StoreEvents } from "./store-events.ts";
import { startWooServer, type WooServer } from "./start-woo-server.ts";

export type ConnectedShop = {
  shop: TestShop;
  store: WooServer;
  events: StoreEvents;
  platformId: number;
  /** Receives one webhook. */
  receive: (parcel: WebhookDelivery) => Promise<string>;
  /** Receives all undelivered webhooks. */
  receiveAll: () => Promise<void>;
};

/** A shop that is connected to a WooCommerce store, both empty. */
export async function connectedShop(): Promise<ConnectedShop> {
  const store = await startWooServer();
  const shop = await testShop();
  // WooCommerce's time stamps are whole seconds, and an older one is ignored: each change gets a later one.
  let changes = 0;
  store.now = () => {
    changes += 1;
    return new Date(shop.now().getTime() + changes * 1000);
  };
  shop.outbound = createOutboundClient({ allow: [`127.0.0.1:${store.port}`] });
  const { id: platformId } = await connectPlatform(
    shop,
    {
      platform: "woocommerce",
      credentials: apiKeysOf(store),
    },
    null,
  );
  const events = startStoreEvents(store);
  const hear = async (parcel: WebhookDelivery) =>
    (await receiveWebhook(shop, platformId, parcel)).message;
  return {
    shop,
    store,
    events,
    platformId,
    receive: hear,
    receiveAll: async () => {
      for (const parcel of events.deliveries.splice(0)) await hear(parcel);
    },
  };
}
