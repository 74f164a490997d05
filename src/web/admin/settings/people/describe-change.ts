import { type Change, SERVER_COMMAND } from "#contract/access/changes.ts";
import { PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import type { Settings } from "#contract/settings/settings.ts";

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
  metalThreshold: "Metal prices",
  leftMetalPriceId: "Metal prices",
  savedReplies: "Inquiries",
  careTexts: "Care guides",
};

/** @param name of a setting or part; of one that this version does not know, it is all settings */
const screenOfSetting = (name: string): string =>
  Object.entries(SCREENS).find(([known]) => known === name)?.[1] ?? "Settings";

const ACTIONS: Record<Change["action"], string> = {
  added: "added",
  changed: "changed",
  deleted: "deleted",
  restored: "restored",
  undone: "undid a change to",
  merged: "merged",
  opened: "opened",
  closed: "closed",
};

const CUSTOMER_ACTIONS = {
  changed: "changed a customer",
  merged: "merged two customers",
  deleted: "erased a customer’s details",
};

/** The labels of fields that the editor of a piece shows otherwise. */
const PIECE_WORDS: Record<string, string> = {
  images: "photos",
  tagIds: "tags",
  metals: "metals",
  stones: "stones",
  pricing: "how its price is built",
  isActive: "whether it is listed",
  availability: "state",
  reservedFor: "state",
  reservedUntil: "state",
};

/** What somebody did, as a sentence without its period. */
export const describeChange = (change: Change): string =>
  `${change.by === SERVER_COMMAND ? "Someone on your server" : change.by} ${DESCRIBE[change.kind](change)}`;

const DESCRIBE: Record<Change["kind"], (change: Change) => string> = {
  settings: ({ fields }) => {
    const screens = new Set(fields.map((field) => screenOfSetting(field)));
    return `changed ${listWords(screens.size > 0 ? [...screens] : ["Settings"])}`;
  },
  piece: ({ action, label, fields }) => {
    const changed = action === "changed" ? [...new Set(fields.map(wordOfField))] : [];
    return `${ACTIONS[action]} ${label}` + (changed.length > 0 ? `: ${listWords(changed)}` : "");
  },
  pieces: ({ action, label }) => describePieces(action, label),
  collection: ({ action, label }) => `${ACTIONS[action]} the collection ${label}`,
  tag: ({ action, label }) => `${ACTIONS[action]} the tag ${label}`,
  order: ({ action, label }) => `${ACTIONS[action]} order ${label}`,
  inquiries: ({ action, label }) => describeInquiries(action, label),
  customer: ({ action }) =>
    action === "merged" || action === "deleted"
      ? CUSTOMER_ACTIONS[action]
      : CUSTOMER_ACTIONS.changed,
  subscriber: ({ action }) => `${ACTIONS[action]} a subscriber`,
  platform: ({ action, label }) => describePlatform(action, label),
  person: describePersonChange,
  sample: ({ action }) => describeSample(action),
  trash: ({ action, label }) => describeTrash(action, label),
  shop: ({ action }) => `${ACTIONS[action]} the shop`,
};

function describePersonChange({ action, label, fields: [field], by }: Change): string {
  // A command on the server adds a person with a password, without an invitation.
  if (action === "added") return by === SERVER_COMMAND ? `added ${label}` : `invited ${label}`;
  if (action === "deleted") return `removed ${label}`;
  const other = label === by ? null : label;
  switch (field) {
    case "access":
      return `changed what ${label} can open`;
    case "invitation":
      return `sent ${label} the invitation again`;
    case "sessions":
      return `signed ${label} out everywhere`;
    case "password":
      return describePassword(other);
    case "email":
      return describeEmail(other);
    case "secondFactorOff":
      return describeSecondFactorOff(other);
    case "secondFactorOn":
      return "turned on two-step sign-in";
    default:
      return `changed ${label}`;
  }
}

function wordOfField(field: string): string {
  const known = PIECE_WORDS[field];
  if (known) return known;
  const declared = Object.entries(PRODUCT_FIELDS).find(([name]) => name === field)?.[1].label;
  return declared === undefined ? "details" : lowerFirst(declared);
}

/** Not of an abbreviation: "SKU". */
const lowerFirst = (label: string): string =>
  label === label.toUpperCase() ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** "phone, email and hours" */
function listWords(words: string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

const describePieces = (action: Change["action"], count: string) =>
  `${ACTIONS[action]} ${count} ${count === "1" ? "piece" : "pieces"}`;

const describeInquiries = (action: Change["action"], count: string) =>
  `${ACTIONS[action]} ${count} ${count === "1" ? "inquiry" : "inquiries"}`;

const describePlatform = (action: Change["action"], name: string) =>
  `${action === "added" ? "connected" : action === "deleted" ? "disconnected" : ACTIONS[action]} ${name}`;

const describeSample = (action: Change["action"]) =>
  action === "restored" ? "brought back the sample shop" : "removed the sample shop";

const describeTrash = (action: Change["action"], count: string) =>
  action === "restored" ? `restored ${count} items from Trash` : "emptied Trash";

const describePassword = (name: string | null) => `set a new password${name ? ` for ${name}` : ""}`;

const describeEmail = (name: string | null) => `changed ${name ? `${name}’s` : "their"} email`;

const describeSecondFactorOff = (name: string | null) =>
  `turned off two-step sign-in${name ? ` for ${name}` : ""}`;

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
