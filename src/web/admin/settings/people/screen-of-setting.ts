import type { Settings } from "#contract/settings/settings.ts";

/** What the history names beside the settings themselves. */
type Part =
  | "redirects"
  | "searchAnswers"
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
  businessName: "Your shop",
  showTrademark: "Your shop",
  headerMark: "Your shop",
  logo: "Your shop",
  tabIcon: "Your shop",
  portrait: "Your shop",
  artistName: "Your shop",
  blurb: "Your shop",
  skuPattern: "Your shop",
  look: "Colors and type",
  email: "Contact and hours",
  inquiryForm: "Contact and hours",
  phone: "Contact and hours",
  addressLine: "Contact and hours",
  city: "Contact and hours",
  state: "Contact and hours",
  postalCode: "Contact and hours",
  timeZone: "Contact and hours",
  showStreet: "Contact and hours",
  openingHours: "Contact and hours",
  hoursExceptions: "Contact and hours",
  byAppointment: "Contact and hours",
  paperSize: "Contact and hours",
  announcementText: "Contact and hours",
  announcementLink: "Contact and hours",
  announcementFrom: "Contact and hours",
  announcementUntil: "Contact and hours",
  instagramUrl: "Social networks",
  facebookUrl: "Social networks",
  socialLinks: "Social networks",
  homeSections: "Home page",
  heroSections: "Home page",
  redirects: "Redirects",
  searchAnswers: "Insights",
  videoUrl: "Home page",
  videoTitle: "Home page",
  artistStory: "About you",
  studioPhotos: "About you",
  categories: "Categories",
  pages: "Footer pages",
  mail: "Email",
  mailbox: "Email",
  customerMails: "Customer emails",
  taxRate: "Quotes",
  shippingPromise: "Quotes",
  ownDomain: "Import and export",
  metalPrices: "Metal prices",
  metalPriceSource: "Metal prices",
  savedReplies: "Inquiries",
  careTexts: "Care guides",
};

/** @param name of a setting or part; of one that this version does not know, it is all settings */
export const screenOfSetting = (name: string): string =>
  Object.entries(SCREENS).find(([known]) => known === name)?.[1] ?? "Settings";
