import { parseTaxRate, toPlainRate } from "../tax-rate.ts";
import { homeSectionsSchema } from "./home-sections.ts";
import { LOOK_KEYS } from "./looks.ts";
import { careTextsSchema } from "./care-guides.ts";
import { savedRepliesSchema } from "./saved-replies.ts";
import { hoursExceptionsSchema, openingHoursSchema } from "./opening-hours-schema.ts";
import { isPageLink } from "../page-link.ts";
import { emailAddress, optionalEmailAddress, requiredText } from "../field-schemas.ts";
import { z } from "../zod.ts";

const text = (max: number) => z.string().trim().max(max);
const webAddress = z.union([z.literal(""), z.url({ protocol: /^https?$/ })]);

export const PAPER_SIZES = ["letter", "a4"] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** The goldsmith, her hands or her bench. */
const portraitSchema = z.object({
  url: text(200),
  width: z.int(),
  height: z.int(),
  alt: text(1000),
  /** What stays in view where it is cropped, in 0..1 from the left and from the top. */
  focalX: z.number().min(0).max(1),
  focalY: z.number().min(0).max(1),
});
export type Portrait = z.infer<typeof portraitSchema>;

/** How many photos of the studio the About page shows at most. */
export const MAX_STUDIO_PHOTOS = 9;

const MAX_TAX_THOUSANDTHS = 30_000;
const taxRate = z
  .string()
  .overwrite(toPlainRate)
  .refine(
    (rate) => rate === "" || (parseTaxRate(rate) ?? Infinity) <= MAX_TAX_THOUSANDTHS,
    "Enter a percentage from 0 to 30, like 5.3 or 8.875.",
  );
const day = z.union([z.literal(""), z.iso.date()], { error: "Choose a day." });
const isWebAddress = (url: string): boolean =>
  url === "" || /^https?:\/\/[^\s/.]+\.\S+$/i.test(url);

/** The settings that visitors see; "" for what the shop was never given. */
export const publicSettingsSchema = z.object({
  businessName: text(100),
  blurb: text(500),
  artistName: text(100),
  artistStory: text(10_000),
  addressLine: text(255),
  city: text(100),
  state: text(100),
  postalCode: text(20),
  /** Whether visitors see street and ZIP code; else the town alone. */
  showStreet: z.boolean(),
  openingHours: openingHoursSchema,
  /** Days with other hours; those that are over stay until they are removed. */
  hoursExceptions: hoursExceptionsSchema,
  /** Whether she also opens by appointment. */
  byAppointment: z.boolean(),
  phone: text(50),
  email: optionalEmailAddress(),
  instagramUrl: webAddress,
  facebookUrl: webAddress,
  /** A file of this shop, or a YouTube or Vimeo address; "" for none. */
  videoUrl: text(2000),
  videoTitle: text(200),
  /** Whether the name is followed by ™. */
  showTrademark: z.boolean(),
  /** A stored photo; its size is read from the shop, whatever is sent. */
  logo: z.object({ url: text(200), width: z.int(), height: z.int() }).nullable(),
  /** A stored photo; its size is read from the shop, whatever is sent. */
  portrait: portraitSchema.nullable(),
  /** Photos of the studio, for the About page. */
  studioPhotos: z.array(portraitSchema).max(MAX_STUDIO_PHOTOS),
  /** Logo or name, shown at the top of every page. */
  headerMark: z.enum(["name", "logo"]),
  /** Colors and type of every page. */
  look: z.enum(LOOK_KEYS),
  /** A stored square photo; "" for the drawn icon. */
  tabIcon: text(200),
  /** Order of the home page's sections. */
  homeSections: homeSectionsSchema,
  /** Profiles on other networks; "" hides one. */
  socialLinks: z
    .array(text(500).refine(isWebAddress, "Enter a link that begins with https://."))
    .max(10),
  /** The line at the top of every page; "" for none. */
  announcementText: text(200),
  announcementLink: text(500).refine(
    (link) => link === "" || (isPageLink(link) && !/\s/.test(link)),
    "Enter a link that begins with https:// or /.",
  ),
  /** First and last day that it shows, both inclusive: "2026-11-28"; "" for no limit. */
  announcementFrom: day,
  announcementUntil: day,
  /** How visitors ask: by a form with the email link beside it, or by email alone. */
  inquiryForm: z.enum(["form", "email"]),
  /** How the shop ships, in her words, on every quote; "" promises nothing. */
  shippingPromise: text(200),
});
export type PublicSettings = z.infer<typeof publicSettingsSchema>;

export const settingsSchema = publicSettingsSchema.extend({
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf("timeZone").includes(zone), "Unknown time zone"),
  /** With {category} and {number}; "" fills in none. */
  skuPattern: text(50).refine(
    (pattern) => pattern === "" || pattern.includes("{number}"),
    "Use {number} where the number goes, like {category}-{number}",
  ),
  /** What papers are printed on. */
  paperSize: z.enum(PAPER_SIZES),
  /** Sales tax that a new quote starts with, in percent, "5.3"; "" for that of the last quote. */
  taxRate,
  /** Host of the shop's former site, from which the image proxy may fetch pictures. */
  ownDomain: text(255),
  /** Replies to start from, in their order. */
  savedReplies: savedRepliesSchema,
  /** The paragraphs of the care guides that were edited. */
  careTexts: careTextsSchema,
  /** By how many percent a metal moves until the To-Do List says so. */
  metalThreshold: z.int().min(1).max(50),
  /** The last metal price when she left her prices as they were; 0 if she never did. */
  leftMetalPriceId: z.int().min(0),
});
export type Settings = z.infer<typeof settingsSchema>;

/** What a shop was never given is ""; a change gives it a value. */
export const settingsChangeSchema = settingsSchema
  .extend({
    businessName: requiredText(100, "Enter your shop’s name."),
    artistName: requiredText(100, "Enter your name, as visitors see it."),
    email: emailAddress("Enter a full email address, like hello@example.com."),
  })
  .partial();
export type SettingsChange = z.infer<typeof settingsChangeSchema>;

/** The pages of the footer; one without content has no link. */
export const FOOTER_PAGES = [
  { slug: "care-guide", title: "Care Guide" },
  { slug: "shipping-info", title: "Shipping Info" },
  { slug: "returns", title: "Returns" },
  { slug: "size-guide", title: "Size Guide" },
  { slug: "privacy-policy", title: "Privacy Policy" },
  { slug: "terms-of-service", title: "Terms of Service" },
] as const;

export const pageSchema = z.object({
  slug: z.enum(FOOTER_PAGES.map(({ slug }) => slug)),
  title: z.string(),
  content: z.string(),
});
export type Page = z.infer<typeof pageSchema>;

/** The settings as the admin reads them; `updatedAt` is the last change of any, null before the first. */
export const storedSettingsSchema = settingsSchema.extend({ updatedAt: z.string().nullable() });
export type StoredSettings = z.infer<typeof storedSettingsSchema>;

/** With the `updatedAt` that was read, a change of what others changed since is a conflict. */
export const settingsUpdateSchema = settingsChangeSchema.extend({
  updatedAt: z.string().nullable().optional(),
});
export type SettingsUpdate = z.infer<typeof settingsUpdateSchema>;
