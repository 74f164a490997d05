import type { Access } from "#contract/access/sign-in.ts";
import type { DeskIconName } from "../desk-icon.tsx";

export type Screen = {
  label: string;
  to: string;
  /** "pieces": also for people with access to pieces and collections alone. */
  access?: Access;
  /** Where it leads until the shop opens: /admin itself leads to the setup then. */
  whileClosed?: string;
  /** A count beside the name, with its word for screen readers: "3 pending". */
  counts?: "orders" | "inquiries" | "health";
};

/** Without the tabs of wide windows it is a screen of its own. */
const DATA: Screen = { label: "Data Management", to: "/admin/dashboard?tab=data" };
const PRODUCTS: Screen = {
  label: "Products",
  to: "/admin",
  access: "pieces",
  whileClosed: "/admin?state=all",
};
const DASHBOARD: Screen = {
  label: "To-Do List",
  to: "/admin/dashboard",
  whileClosed: "/admin/setup",
  counts: "orders",
};
const INQUIRIES: Screen = { label: "Inquiries", to: "/admin/inquiries", counts: "inquiries" };
const ORDERS: Screen = { label: "Orders", to: "/admin/orders" };

/** The screens of the sidebar in its order. */
export const SCREENS: Screen[] = [
  PRODUCTS,
  DASHBOARD,
  INQUIRIES,
  ORDERS,
  { label: "Customers", to: "/admin/customers" },
  { label: "Collections", to: "/admin/collections", access: "pieces" },
  { label: "Subscribers", to: "/admin/subscribers" },
  { label: "Insights", to: "/admin/insights" },
  { label: "Health", to: "/admin/health", counts: "health" },
  { label: "Settings", to: "/admin/settings" },
];

/** Screens that wide windows have in the menu of the settings. */
const IN_SETTINGS: Screen[] = [
  { label: "Platforms", to: "/admin/platforms" },
  { label: "Migrate", to: "/migrate" },
  { label: "Trash", to: "/admin/trash" },
];

/** The screens under More, which are all. */
export const MENU: Screen[] = [DATA, ...SCREENS, ...IN_SETTINGS];

/** The tab bar of small windows; the other screens are under More. */
export const TAB_BAR: { screen: Screen; label: string; icon: DeskIconName }[] = [
  { screen: DASHBOARD, label: "To-Do List", icon: "list" },
  { screen: PRODUCTS, label: "Jewelry Pieces", icon: "ring" },
  { screen: INQUIRIES, label: "Inquiries", icon: "mail" },
  { screen: ORDERS, label: "Orders", icon: "table" },
];

/** Those of the screens that a person with this access may open. */
export const screensFor = (access: Access, screens = SCREENS): Screen[] =>
  screens.filter((screen) => access === "everything" || screen.access === access);

/** A person's own account, and the screen that says what they may not open. */
const FOR_EVERYONE = ["/admin/account", "/admin/no-access"];

/** Whether a person with this access may open the path of a screen. */
export const mayOpen = (pathname: string, access: Access): boolean => {
  const path = pathname.replace(/(?<=.)\/$/, "");
  return (
    access === "everything" ||
    FOR_EVERYONE.includes(path) ||
    SCREENS.some((screen) => screen.access === access && screen.to === path)
  );
};

/** Screens that belong to another one: the setup takes the place of the dashboard. */
const ELSEWHERE: Readonly<Record<string, Screen>> = {
  "/admin/setup": DASHBOARD,
  "/admin/metal-prices": PRODUCTS,
  "/admin/move": DATA,
};

/** The screen of a path. "/admin" is a prefix of all others and matches only itself. */
export const currentScreen = (pathname: string): Screen | undefined =>
  ELSEWHERE[pathname] ??
  MENU.find(({ to }) => pathname === to || (to !== "/admin" && pathname.startsWith(`${to}/`)));

const TABS: Readonly<Record<string, Screen>> = { pieces: PRODUCTS, data: DATA };

/** The screen of an address in small windows, where a tab of the dashboard is a screen. */
export const currentTab = (pathname: string, search: string): Screen | undefined =>
  (pathname === DASHBOARD.to ? TABS[new URLSearchParams(search).get("tab") ?? ""] : undefined) ??
  currentScreen(pathname);

/** Whether the tab bar shows this screen under More. */
export const isUnderMore = (current: Screen | undefined): boolean =>
  TAB_BAR.every(({ screen }) => screen !== current);
