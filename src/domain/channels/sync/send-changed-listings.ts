import { refreshStaleListings } from "../listings/refresh-stale-listings.ts";
import { sendDueListings } from "./send-due-listings.ts";
import type { Shop } from "../../shop.ts";

/** Sends changes of pieces, such as sales, to all platforms, and retries what failed. */
export async function sendChangedListings(shop: Shop): Promise<void> {
  await refreshStaleListings(shop);
  await sendDueListings(shop);
}
