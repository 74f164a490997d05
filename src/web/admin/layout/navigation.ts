import type { Stats } from "#contract/stats.ts";
import type { IconName } from "#web/ui/icon.tsx";

export type Screen = {
  label: string;
  to: string;
  /** A screen of the bar at the foot of small windows, at most four; the others are under More. */
  tab?: { label: string; icon: IconName };
  /** A number beside the name, read with its word: "3 pending". */
  counts?: { stat: keyof Pick<Stats, "pendingOrders">; word: string };
};

/**
 * The screens of the desk, in the order of the sidebar. An entry appears here together with its route:
 * nothing leads nowhere.
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

/** Which screen an address belongs to. The desk's own address begins all others: it stands for itself. */
export const currentScreen = (pathname: string): Screen | undefined =>
  SCREENS.find(({ to }) => pathname === to || (to !== "/admin" && pathname.startsWith(`${to}/`)));
