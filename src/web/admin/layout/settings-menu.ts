export type SettingsSubject = {
  label: string;
  to: string;
  /** Paths of screens reached from it. */
  within?: string[];
};

/** The subjects of the settings, in the order of their menu. */
export const SETTINGS_MENU: SettingsSubject[] = [
  { label: "Your shop", to: "/admin/settings/identity" },
  { label: "Colors and type", to: "/admin/settings/look" },
  { label: "Contact and hours", to: "/admin/settings/contact" },
  { label: "Social networks", to: "/admin/settings/social" },
  {
    label: "Home page",
    to: "/admin/settings/home",
    within: ["/admin/settings/categories", "/admin/settings/about"],
  },
  { label: "Footer pages", to: "/admin/settings/pages" },
  { label: "Care guides", to: "/admin/settings/care" },
  { label: "Email", to: "/admin/settings/mail", within: ["/admin/settings/mailbox"] },
  { label: "Customer emails", to: "/admin/settings/customer-mails" },
  { label: "Quotes", to: "/admin/settings/quotes" },
  { label: "Backups", to: "/admin/settings/backups" },
  { label: "People", to: "/admin/settings/people" },
  { label: "Import and export", to: "/admin/settings/import" },
  { label: "Platforms", to: "/admin/platforms" },
  { label: "Migrate", to: "/migrate" },
  { label: "Trash", to: "/admin/trash" },
];

/** Whether a subject is the one of this path. The first one shows at the address of all settings. */
export const isCurrentSubject = ({ to, within = [] }: SettingsSubject, pathname: string): boolean =>
  [to, ...within].some((path) => pathname === path || pathname.startsWith(`${path}/`)) ||
  (pathname === "/admin/settings" && to === SETTINGS_MENU[0]?.to);

/** Whether the sidebar shows the settings menu in place of the desk's screens. */
export const isSettingsPath = (pathname: string): boolean =>
  SETTINGS_MENU.some((subject) => isCurrentSubject(subject, pathname));
