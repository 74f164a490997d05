import type { InquiryPiece } from "#contract/sales/inquiries.ts";
import { MESSAGES } from "../messages.ts";

/** "Sapphire Solitaire", "Opal Bezel Necklace and 2 more", or "Custom work". */
export function describePieces([first, ...others]: Pick<InquiryPiece, "name">[]): string {
  if (!first) return MESSAGES.customWork;
  return others.length === 0 ? first.name : `${first.name} and ${others.length} more`;
}
