import { useRouteLoaderData } from "react-router";
import type { Settings } from "#contract/settings/settings.ts";
import { STOREFRONT_LAYOUT_ROUTE } from "#web/content/storefront-layout-route.ts";

export type ShopSettings = Pick<Settings, "businessName" | "timeZone">;

const NO_SETTINGS: ShopSettings = { businessName: "", timeZone: "UTC" };

/** The settings that the storefront's layout loaded; empty defaults on the admin's pages. */
export function useShopSettings(): ShopSettings {
  const layoutData = useRouteLoaderData<{ settings: ShopSettings }>(STOREFRONT_LAYOUT_ROUTE);
  return layoutData?.settings ?? NO_SETTINGS;
}
