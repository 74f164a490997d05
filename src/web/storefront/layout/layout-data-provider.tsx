import type { ReactNode } from "react";
import { ShopSettingsContext } from "#web/catalog/use-shop-settings.ts";
import { type LayoutData, LayoutDataContext } from "./use-layout-data.ts";

/**
 * Provides what every public page knows of the shop. What reads the router's own context, in which all loaded
 * data is, is rendered again with each step of a navigation.
 */
export function LayoutDataProvider({ data, children }: { data: LayoutData; children: ReactNode }) {
  return (
    <LayoutDataContext value={data}>
      <ShopSettingsContext value={data.settings}>{children}</ShopSettingsContext>
    </LayoutDataContext>
  );
}
