import { z } from "../zod.ts";
import { idSchema, instant } from "../field-schemas.ts";

/** The supported platforms and how pieces get there. */
export const PLATFORMS = {
  woocommerce: { name: "WooCommerce", way: "keys" },
  google: { name: "Google Merchant", way: "feed" },
  meta: { name: "Meta", way: "feed" },
  pinterest: { name: "Pinterest", way: "feed" },
  etsy: { name: "Etsy", way: "file" },
  shopify: { name: "Shopify", way: "file" },
} as const;
export type PlatformKind = keyof typeof PLATFORMS;
export const PLATFORM_KINDS = Object.keys(PLATFORMS) as [PlatformKind, ...PlatformKind[]];

export const FEED_FILES = {
  google: "google.xml",
  meta: "meta.csv",
  pinterest: "pinterest.csv",
} as const;
export type FeedKind = keyof typeof FEED_FILES;
export const FEED_KINDS = Object.keys(FEED_FILES) as [FeedKind, ...FeedKind[]];

export const SCHEDULES = ["off", "hourly", "daily"] as const;
export type Schedule = (typeof SCHEDULES)[number];

/** A connected platform, without its credentials. */
export const platformSchema = z.object({
  id: idSchema,
  platform: z.enum(PLATFORM_KINDS),
  name: z.string(),
  /** false while it is paused. */
  isActive: z.boolean(),
  settings: z.object({
    schedule: z.enum(SCHEDULES),
    /** Address of the connected store; null for feeds and files. */
    storeUrl: z.string().nullable(),
  }),
  hasCredentials: z.boolean(),
  /** The secret address of a feed; null for other platforms. */
  feedUrl: z.string().nullable(),
  /** Whether a sync is running. */
  isSyncing: z.boolean(),
  lastSyncAt: instant.nullable(),
  /** null without a schedule. */
  nextSyncAt: instant.nullable(),
  /** Why the last sync failed, in a sentence. */
  lastError: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type Platform = z.infer<typeof platformSchema>;

const key = z.string().trim().min(1, "Required").max(500);

/** Address and REST API keys of a WooCommerce store. */
export const wooKeysSchema = z.object({
  storeUrl: z
    .string()
    .trim()
    .max(2000)
    .transform((url) => (url.includes("://") ? url : `https://${url}`))
    .pipe(z.url({ protocol: /^https?$/, error: "Must be a web address" }))
    .transform((url) => url.replace(/[?#].*/s, "").replace(/(?<!\/)\/+$/, "")),
  consumerKey: key,
  consumerSecret: key,
});
export type WooKeys = z.infer<typeof wooKeysSchema>;

const settings = z.object({ schedule: z.enum(SCHEDULES).optional() });

export const newPlatformSchema = z.object({
  platform: z.enum(PLATFORM_KINDS),
  isActive: z.boolean().optional(),
  /** WooCommerce only; tested before they are saved. */
  credentials: wooKeysSchema.optional(),
  settings: settings.optional(),
});
export type NewPlatform = z.infer<typeof newPlatformSchema>;

export const platformChangeSchema = newPlatformSchema.omit({ platform: true });
export type PlatformChange = z.infer<typeof platformChangeSchema>;
