import type { Stats } from "#contract/stats.ts";
import type { IconName } from "#web/ui/icon.tsx";

export type Screen = {
  label: string;
  to: string;
  /** A count beside the name, with its word for screen readers: "3 pending". */
  counts?: { stat: keyof Pick<Stats, "pendingOrders">; word: string };
};

const PRODUCTS: Screen = { label: "Products", to: "/admin" };
const DASHBOARD: Screen = {
  label: "Dashboard",
  to: "/admin/dashboard",
  counts: { stat: "pendingOrders", word: "pending" },
};
const ORDERS: Screen = { label: "Orders", to: "/admin/orders" };
const SETTINGS: Screen = { label: "Settings", to: "/admin/settings" };

/** The screens of the admin in the order of the sidebar. */
export const SCREENS: Screen[] = [
  PRODUCTS,
  DASHBOARD,
  { label: "Collections", to: "/admin/collections" },
  ORDERS,
  { label: "Platforms", to: "/admin/platforms" },
  { label: "Migrate", to: "/migrate" },
  { label: "Subscribers", to: "/admin/subscribers" },
  SETTINGS,
  { label: "Trash", to: "/admin/trash" },
];

/** The tab bar of small windows; the other screens are under More. */
export const TAB_BAR: { screen: Screen; label: string; icon: IconName }[] = [
  { screen: DASHBOARD, label: "To-Do List", icon: "list" },
  { screen: PRODUCTS, label: "Products", icon: "ring" },
  { screen: ORDERS, label: "Orders", icon: "table" },
  { screen: SETTINGS, label: "Settings", icon: "settings" },
];

/** The dashboard's own tabs take the place of the tab bar. */
export const hasOwnTabs = (pathname: string): boolean => pathname === DASHBOARD.to;

/** The screen of a path. "/admin" is a prefix of all others and matches only itself. */
export const currentScreen = (pathname: string): Screen | undefined =>
  SCREENS.find(({ to }) => pathname === to || (to !== "/admin" && pathname.startsWith(`${to}/`)));
