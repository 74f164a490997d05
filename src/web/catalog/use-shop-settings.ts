import { useRouteLoaderData } from "react-router";
import type { Settings } from "#contract/settings.ts";
import { STOREFRONT_LAYOUT_ROUTE } from "#web/content/storefront-layout-route.ts";

/** What parts of a page need to know of the shop itself. */
export type ShopSettings = Pick<Settings, "businessName" | "timeZone">;

const OUTSIDE_THE_STOREFRONT: ShopSettings = { businessName: "", timeZone: "UTC" };

/** From the storefront's frame; elsewhere there is no name to put on a placeholder. */
export function useShopSettings(): ShopSettings {
  const frame = useRouteLoaderData<{ settings: ShopSettings }>(STOREFRONT_LAYOUT_ROUTE);
  return frame?.settings ?? OUTSIDE_THE_STOREFRONT;
}
