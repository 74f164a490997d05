import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { getShopState } from "#domain/infrastructure/settings/get-shop-state.ts";
import type { Shop } from "#domain/shop.ts";
import type { Frame } from "./sign-in-frame.tsx";

export async function loadFrame(shop: Shop): Promise<Frame> {
  const { businessName, showTrademark } = await getSettings(shop);
  const { hasSamplePhotos } = await getShopState(shop);
  return { businessName, showTrademark, hasSamplePhotos, publicUrl: shop.publicUrl };
}
