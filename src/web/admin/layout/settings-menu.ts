import { MESSAGES } from "./messages.ts";

const { screens, settings: words } = MESSAGES;

export type SettingsSubject = {
  label: string;
  to: string;
  /** Paths of screens reached from it. */
  within?: string[];
};

/** The subjects of the settings, in the order of their menu. */
export const SETTINGS_MENU: SettingsSubject[] = [
  { label: words.identity, to: "/admin/settings/identity" },
  { label: words.look, to: "/admin/settings/look" },
  { label: words.contact, to: "/admin/settings/contact" },
  { label: words.social, to: "/admin/settings/social" },
  {
    label: words.home,
    to: "/admin/settings/home",
    within: ["/admin/settings/categories", "/admin/settings/about"],
  },
  { label: words.pages, to: "/admin/settings/pages" },
  { label: words.care, to: "/admin/settings/care" },
  { label: words.mail, to: "/admin/settings/mail", within: ["/admin/settings/mailbox"] },
  { label: words.customerMails, to: "/admin/settings/customer-mails" },
  { label: words.quotes, to: "/admin/settings/quotes" },
  { label: words.backups, to: "/admin/settings/backups" },
  { label: words.people, to: "/admin/settings/people" },
  { label: words.import, to: "/admin/settings/import" },
  { label: screens.platforms, to: "/admin/platforms" },
  { label: screens.migrate, to: "/migrate" },
  { label: screens.trash, to: "/admin/trash" },
];

/** Whether a subject is the one of this path. The first one shows at the address of all settings. */
export const isCurrentSubject = ({ to, within = [] }: SettingsSubject, pathname: string): boolean =>
  [to, ...within].some((path) => pathname === path || pathname.startsWith(`${path}/`)) ||
  (pathname === "/admin/settings" && to === SETTINGS_MENU[0]?.to);

/** Whether the sidebar shows the settings menu in place of the desk's screens. */
export const isSettingsPath = (pathname: string): boolean =>
  SETTINGS_MENU.some((subject) => isCurrentSubject(subject, pathname));
