import type { Stats } from "#contract/stats.ts";
import type { IconName } from "#web/ui/icon.tsx";

export type Screen = {
  label: string;
  to: string;
  /** Shown in the tab bar of small windows, at most four; the others are under More. */
  tab?: { label: string; icon: IconName };
  /** A count beside the name, with its word for screen readers: "3 pending". */
  counts?: { stat: keyof Pick<Stats, "pendingOrders">; word: string };
};

/**
 * The screens of the admin in the order of the sidebar.
 */
export const SCREENS: Screen[] = [
  { label: "Products", to: "/admin", tab: { label: "Pieces", icon: "ring" } },
  {
    label: "Dashboard",
    to: "/admin/dashboard",
    tab: { label: "To-Do", icon: "list" },
    counts: { stat: "pendingOrders", word: "pending" },
  },
  { label: "Collections", to: "/admin/collections" },
  { label: "Orders", to: "/admin/orders", tab: { label: "Orders", icon: "table" } },
  { label: "Platforms", to: "/admin/platforms" },
  { label: "Migrate", to: "/migrate" },
  { label: "Subscribers", to: "/admin/subscribers" },
  { label: "Settings", to: "/admin/settings", tab: { label: "Settings", icon: "settings" } },
  { label: "Trash", to: "/admin/trash" },
];

/** The screen of a path. "/admin" is a prefix of all others and matches only itself. */
export const currentScreen = (pathname: string): Screen | undefined =>
  SCREENS.find(({ to }) => pathname === to || (to !== "/admin" && pathname.startsWith(`${to}/`)));
