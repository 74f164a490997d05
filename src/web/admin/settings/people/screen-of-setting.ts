import type { Settings } from "#contract/settings/settings.ts";
import { MESSAGES as FRAME } from "../../layout/messages.ts";
import { MESSAGES as ABOUT } from "../about/messages.ts";
import { MESSAGES as CATEGORIES } from "../categories/messages.ts";

const { screens, settings } = FRAME;

/** What the history names beside the settings themselves. */
type Part =
  | "redirects"
  | "searchAnswers"
  | "outsideLinks"
  | "heroSections"
  | "categories"
  | "pages"
  | "mail"
  | "mailbox"
  | "customerMails"
  | "metalPrices"
  | "metalPriceSource";

/** The title of the screen on which each is changed. */
const SCREENS: Record<keyof Settings | Part, string> = {
  businessName: settings.identity,
  showTrademark: settings.identity,
  headerMark: settings.identity,
  logo: settings.identity,
  tabIcon: settings.identity,
  portrait: settings.identity,
  artistName: settings.identity,
  blurb: settings.identity,
  skuPattern: settings.identity,
  look: settings.look,
  email: settings.contact,
  inquiryForm: settings.contact,
  phone: settings.contact,
  addressLine: settings.contact,
  city: settings.contact,
  state: settings.contact,
  postalCode: settings.contact,
  timeZone: settings.contact,
  showStreet: settings.contact,
  openingHours: settings.contact,
  hoursExceptions: settings.contact,
  byAppointment: settings.contact,
  paperSize: settings.contact,
  announcementText: settings.contact,
  announcementLink: settings.contact,
  announcementFrom: settings.contact,
  announcementUntil: settings.contact,
  instagramUrl: settings.social,
  facebookUrl: settings.social,
  socialLinks: settings.social,
  homeSections: settings.home,
  heroSections: settings.home,
  redirects: screens.redirects,
  searchAnswers: screens.insights,
  outsideLinks: screens.insights,
  videoUrl: settings.home,
  videoTitle: settings.home,
  artistStory: ABOUT.title,
  studioPhotos: ABOUT.title,
  categories: CATEGORIES.title,
  pages: settings.pages,
  mail: settings.mail,
  mailbox: settings.mail,
  customerMails: settings.customerMails,
  taxRate: settings.quotes,
  shippingPromise: settings.quotes,
  ownDomain: settings.import,
  metalPrices: screens.metalPrices,
  metalPriceSource: screens.metalPrices,
  savedReplies: screens.inquiries,
  careTexts: settings.care,
};

/** @param name of a setting or part; of one that this version does not know, it is all settings */
export const screenOfSetting = (name: string): string =>
  Object.entries(SCREENS).find(([known]) => known === name)?.[1] ?? screens.settings;
