import { isSameStock } from "./compare-listing.ts";

export type StockDecision = "agree" | "send" | "ask";

/**
 * What to do about a stock that differs. Lowering is always safe: nobody can buy there what is not here.
 * Raising needs a reason: only where the stock there is what it should be by all that was heard, or
 * more; less means that somebody bought or changed something there of which we know nothing.
 * @param here how many may be sold there; null for any number
 * @param there how many the platform shows
 * @param agreed how many it should show by all that was heard
 */
export function decideStock(here: number | null, there: number, agreed: number): StockDecision {
  if (isSameStock(here, there)) return "agree";
  if (here !== null && here < there) return "send";
  return there >= agreed ? "send" : "ask";
}
