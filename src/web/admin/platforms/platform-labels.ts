import type { ListingField, ListingStatus } from "#contract/listings.ts";
import type { Platform, PlatformKind, Schedule } from "#contract/platforms.ts";

/** The description of each platform. */
export const PLATFORM_LABELS: Record<PlatformKind, { why: string; how: string }> = {
  woocommerce: {
    why: "Your own shop with a checkout. Pieces are sent there, orders come here.",
    how: "With the address of the shop and a pair of keys.",
  },
  google: {
    why: "Pieces in Google’s search and its Shopping pages.",
    how: "Google fetches a feed from a secret address, by itself.",
  },
  meta: {
    why: "The catalogue behind Instagram and Facebook.",
    how: "Meta fetches a feed from a secret address, by itself.",
  },
  pinterest: {
    why: "Pieces as product pins.",
    how: "Pinterest fetches a feed from a secret address, by itself.",
  },
  etsy: {
    why: "A shop on Etsy.",
    how: "By a file that you download here and upload there.",
  },
  shopify: {
    why: "A shop on Shopify.",
    how: "By a file that you download here and upload there.",
  },
};

export const STATUS_LABELS: Record<ListingStatus, string> = {
  draft: "Not listed",
  listed: "Listed",
  out_of_step: "Out of step",
  removed: "Removed",
};

export const FIELD_LABELS: Record<ListingField, string> = {
  price: "Price",
  stock: "Stock",
  pictures: "Pictures",
  text: "Text",
  visibility: "Visibility",
};

export const SCHEDULE_LABELS: Record<Schedule, string> = {
  off: "Only when I press",
  hourly: "Every hour",
  daily: "Every day",
};

const SYNC_LABELS: Record<string, string> = {
  sync: "Brought together",
  orders: "Orders fetched",
  woocommerce: "Pieces imported",
};
export const describeSync = (syncType: string): string => SYNC_LABELS[syncType] ?? syncType;

/** The status of a platform. */
export const describeState = (platform: Platform | undefined): string => {
  if (!platform) return "Not connected";
  if (!platform.isActive) return "Paused";
  if (platform.isSyncing) return "Running now";
  return platform.lastError ? "Needs a look" : "Connected";
};
