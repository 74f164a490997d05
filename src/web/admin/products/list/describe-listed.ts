import type { StateCounts } from "#contract/catalogue/inventory.ts";
import { formatCount } from "#contract/decimals.ts";

/** How many of the pieces visitors can find: "23 of 24 pieces are listed." Empty without pieces. */
export function describeListed(counts: StateCounts): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const listed = total - counts.hidden;
  if (total === 0) return "";
  if (total === 1)
    return listed === 1 ? "Your only piece is listed." : "Your only piece is hidden.";
  if (listed === total) return `All ${formatCount(total)} pieces are listed.`;
  if (listed === 0) return `All ${formatCount(total)} pieces are hidden.`;
  return `${formatCount(listed)} of ${formatCount(total)} pieces are listed.`;
}
