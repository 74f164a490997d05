import type { Shop } from "../../shop.ts";

/** The Message-ID of a delivery, the same at every attempt. */
export const mailMessageId = (shop: Shop, deliveryId: number): string =>
  `<letter-${deliveryId}@${new URL(shop.publicUrl).hostname}>`;
