import { isSameStock } from "./compare-listing.ts";

export type StockDecision = "agree" | "send" | "ask";

/**
 * What to do about different stock. Lowering it is always safe. It is raised only where the platform
 * shows at least the agreed stock; less means a sale or an edit there that has not been reported yet.
 * @param here how many may be sold there; null for any number
 * @param there how many the platform shows
 * @param agreed how many it should show after all reported orders
 */
export function decideStock(here: number | null, there: number, agreed: number): StockDecision {
  if (isSameStock(here, there)) return "agree";
  if (here !== null && here < there) return "send";
  return there >= agreed ? "send" : "ask";
}
