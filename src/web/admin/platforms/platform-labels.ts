import type { ListingField, ListingStatus } from "#contract/channels/listings.ts";
import type { Platform, PlatformKind, Schedule } from "#contract/channels/platforms.ts";

/** The description of each platform. */
export const PLATFORM_LABELS: Record<PlatformKind, { why: string; how: string }> = {
  woocommerce: {
    why: "Your own shop with a checkout. Your pieces go there, and orders come here.",
    how: "You need its address and a pair of keys.",
  },
  google: {
    why: "Pieces in Google’s search and its Shopping pages.",
    how: "Google reads a feed at a secret address.",
  },
  meta: {
    why: "The catalog behind Instagram and Facebook.",
    how: "Meta reads a feed at a secret address.",
  },
  pinterest: {
    why: "Pieces as product pins.",
    how: "Pinterest reads a feed at a secret address.",
  },
  etsy: {
    why: "A shop on Etsy.",
    how: "You download a file here and upload it there.",
  },
  shopify: {
    why: "A shop on Shopify.",
    how: "You download a file here and upload it there.",
  },
};

export const STATUS_LABELS: Record<ListingStatus, string> = {
  draft: "Not listed",
  listed: "Listed",
  out_of_step: "Out of sync",
  removed: "Removed",
};

export const FIELD_LABELS: Record<ListingField, string> = {
  price: "Price",
  stock: "Stock",
  pictures: "Photos",
  text: "Text",
  visibility: "Visibility",
};

export const SCHEDULE_LABELS: Record<Schedule, string> = {
  off: "Only when I ask",
  hourly: "Every hour",
  daily: "Every day",
};

const SYNC_LABELS: Record<string, string> = {
  sync: "Everything",
  orders: "Orders",
  woocommerce: "Import of pieces",
};
export const describeSync = (syncType: string): string => SYNC_LABELS[syncType] ?? syncType;

/** The status of a platform. */
export const describeState = (platform: Platform | undefined): string => {
  if (!platform) return "Not connected";
  if (!platform.isActive) return "Paused";
  if (platform.isSyncing) return "Syncing";
  return platform.lastError ? "Needs attention" : "Connected";
};
