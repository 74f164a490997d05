import { createContext, useContext } from "react";
import type { Announcement } from "#contract/settings/announcement.ts";
import type { Category } from "#contract/catalogue/categories.ts";
import type { Settings } from "#contract/settings/settings.ts";
import type { User } from "#contract/access/sign-in.ts";
import type { LayoutSettings } from "#web/content/layout-settings.ts";

/** A shop without the sample shop's photos hides what it has nothing of its own for. */
export type OwnShop = {
  /** Of the categories that hold a piece. */
  categoryIds: number[];
  canSendMail: boolean;
};

/** What every public page knows of the shop, returned by the layout's loader. */
export type LayoutData = {
  settings: LayoutSettings;
  /** Calls the shop; made on the server, so that pages do without the parser of phone numbers. */
  phoneHref?: string;
  /** Present while there is a line at the top of every page. */
  announcement?: Announcement;
  /** Present while the shop is open: when it closes today, "17:00". */
  closesAt?: string;
  /** Present when the name has no ™. */
  withoutTrademark?: true;
  /** Present when it is shown at the top of every page in place of the name. */
  logo?: NonNullable<Settings["logo"]>;
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
  /** Left out while the sample shop's photos fill the gaps. */
  own?: OwnShop;
};

export const LayoutDataContext = createContext<LayoutData | null>(null);

export function useLayoutData(): LayoutData {
  const layoutData = useContext(LayoutDataContext);
  if (!layoutData) throw new Error("useLayoutData must be used within LayoutDataProvider.");
  return layoutData;
}
