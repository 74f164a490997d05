import { refreshStaleListings } from "../listings/refresh-stale-listings.ts";
import { sendDueListings } from "./send-due-listings.ts";
import type { Shop } from "../../shop.ts";

/** What was sold here meanwhile is marked sold elsewhere, and what failed before is tried again. */
export async function sendChangedListings(shop: Shop): Promise<void> {
  await refreshStaleListings(shop);
  await sendDueListings(shop);
}
