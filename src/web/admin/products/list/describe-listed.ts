import type { StateCounts } from "#contract/catalogue/inventory.ts";
import { MESSAGES } from "./messages.ts";

/** How many of the pieces visitors can find: "23 of 24 pieces are listed." Empty without pieces. */
export function describeListed(counts: StateCounts): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const listed = total - counts.hidden;
  if (total === 0) return "";
  if (total === 1) return listed === 1 ? MESSAGES.onlyListed : MESSAGES.onlyHidden;
  if (listed === total) return MESSAGES.allListed(total);
  if (listed === 0) return MESSAGES.noneListed(total);
  return MESSAGES.someListed(listed, total);
}
