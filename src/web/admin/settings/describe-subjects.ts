import { LOOKS } from "#contract/settings/looks.ts";
import { HOME_SECTIONS, shownHomeSections } from "#contract/settings/home-sections.ts";
import { listProfiles } from "#contract/settings/social-networks.ts";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import type { Person } from "#contract/access/people.ts";
import type { Page, Settings } from "#contract/settings/settings.ts";

export type SettingsState = {
  settings: Settings;
  pages: Page[];
  mail: MailSettings;
  people: Person[];
  /** Whether emails leave the shop. */
  canSendMail?: boolean | undefined;
};

/** One line of state for each subject of the settings, by its path. */
export function describeSubjects(state: SettingsState): Record<string, string> {
  const { settings, pages, mail, people, canSendMail } = state;
  const shown = shownHomeSections(settings.homeSections).length;
  const written = pages.filter(({ content }) => content !== "").length;
  const guides = Object.keys(settings.careTexts).length;
  const networks = listProfiles(settings).map(({ name }) => name);
  return {
    "/admin/settings/identity": settings.businessName || "No name yet",
    "/admin/settings/look": LOOKS[settings.look].name,
    "/admin/settings/contact":
      [settings.phone, settings.city].filter(Boolean).join(", ") || "None yet",
    "/admin/settings/social": networks.join(", ") || "None",
    "/admin/settings/home": `${shown} of ${HOME_SECTIONS.length} sections shown`,
    "/admin/settings/pages": `${written} written, ${pages.length - written} empty`,
    "/admin/settings/care": guides === 0 ? "As suggested" : `${guides} edited`,
    "/admin/settings/mail":
      mail.setUpIn === null
        ? "Not set up"
        : canSendMail === false
          ? "Not working yet"
          : `Sent from ${mail.from}`,
    "/admin/settings/customer-mails": "From the first message to the care guide",
    "/admin/settings/quotes":
      settings.taxRate === "" ? "Sales tax of your last quote" : `Sales tax ${settings.taxRate}%`,
    "/admin/settings/backups": "One each night",
    "/admin/settings/people": people.length === 1 ? "Just you" : `${people.length} people`,
    "/admin/settings/import": "Spreadsheets, other shops, full export",
    "/admin/platforms": "Feeds, and other shops",
    "/migrate": "Your old website, or pieces one by one",
    "/admin/trash": "Deletes after 30 days",
  };
}
