import { createContext, useContext } from "react";
import type { Settings } from "#contract/settings/settings.ts";

export type ShopSettings = Pick<Settings, "businessName" | "timeZone">;

/** Provided by the public pages' layout; empty defaults on the admin's pages. */
export const ShopSettingsContext = createContext<ShopSettings>({
  businessName: "",
  timeZone: "UTC",
});

export const useShopSettings = (): ShopSettings => useContext(ShopSettingsContext);
