import { noteStaleListings } from "../listings/note-stale-listings.ts";
import { sendDueListings } from "./send-due-listings.ts";
import type { Shop } from "../../shop.ts";

/** What was sold here meanwhile is marked sold elsewhere, and what failed before is tried again. */
export async function sendWhatIsDue(shop: Shop): Promise<void> {
  await noteStaleListings(shop);
  await sendDueListings(shop);
}
