import { useRouteLoaderData } from "react-router";
import type { Settings } from "#contract/settings.ts";
import { FRAME_ROUTE } from "#web/content/storefront-layout-route.ts";

/** What parts of a page need to know of the shop itself. */
export type ShopFacts = Pick<Settings, "businessName" | "timeZone">;

const OUTSIDE_THE_STOREFRONT: ShopFacts = { businessName: "", timeZone: "UTC" };

/** From the storefront's frame; elsewhere there is no name to put on a placeholder. */
export function useShopFacts(): ShopFacts {
  const frame = useRouteLoaderData<{ settings: ShopFacts }>(FRAME_ROUTE);
  return frame?.settings ?? OUTSIDE_THE_STOREFRONT;
}
