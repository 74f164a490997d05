import { z } from "./zod.ts";

const text = (max: number) => z.string().trim().max(max);
const webAddress = z.union([z.literal(""), z.url({ protocol: /^https?$/ })]);

/** The settings that visitors see. */
export const publicSettingsSchema = z.object({
  businessName: text(100).min(1),
  blurb: text(500),
  artistName: text(100).min(1),
  artistStory: text(10_000),
  addressLine: text(255),
  city: text(100),
  state: text(100),
  postalCode: text(20),
  phone: text(50),
  email: z.email(),
  instagramUrl: webAddress,
  facebookUrl: webAddress,
  /** A file of this shop, or a YouTube or Vimeo address; "" for none. */
  videoUrl: text(2000),
  videoTitle: text(200),
});
export type PublicSettings = z.infer<typeof publicSettingsSchema>;

export const settingsSchema = publicSettingsSchema.extend({
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf("timeZone").includes(zone), "Unknown time zone"),
  /** With {category} and {number}; "" fills in none. */
  skuPattern: text(50).refine(
    (pattern) => pattern === "" || pattern.includes("{number}"),
    "Use {number} where the number goes, like FG-{category}-{number}",
  ),
  /** Host of the shop's former site, from which the image proxy may fetch pictures. */
  ownDomain: text(255),
});
export type Settings = z.infer<typeof settingsSchema>;

export const settingsChangeSchema = settingsSchema.partial();
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

export const pageSchema = z.object({ slug: z.string(), title: z.string(), content: z.string() });
export type Page = z.infer<typeof pageSchema>;
