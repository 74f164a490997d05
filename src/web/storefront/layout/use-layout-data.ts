import { useRouteLoaderData } from "react-router";
import type { Category } from "#contract/categories.ts";
import type { Settings } from "#contract/settings.ts";
import type { User } from "#contract/sign-in.ts";
import { STOREFRONT_LAYOUT_ROUTE } from "#web/content/storefront-layout-route.ts";

/** What every public page knows of the shop, returned by the layout's loader. */
export type LayoutData = {
  settings: Omit<Settings, "artistStory" | "ownDomain">;
  categories: Pick<Category, "id" | "name">[];
  /** The footer's content pages; one without content has no page of its own. */
  pages: { slug: string; title: string; hasContent: boolean }[];
  /** The signed-in user; null for visitors. */
  user: User | null;
  /** Canonical origin of the shop, without a trailing slash. */
  origin: string;
  /** When the page was rendered, in milliseconds since 1970. */
  shownAt: number;
  /** The current year where the shop is. */
  year: number;
};

export function useLayoutData(): LayoutData {
  const layoutData = useRouteLoaderData<LayoutData>(STOREFRONT_LAYOUT_ROUTE);
  if (!layoutData) throw new Error("useLayoutData must be used within the storefront's layout.");
  return layoutData;
}
