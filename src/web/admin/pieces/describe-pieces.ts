import type { InquiryPiece } from "#contract/sales/inquiries.ts";

/** "Sapphire Solitaire", "Opal Bezel Necklace and 2 more", or "Custom work". */
export function describePieces([first, ...others]: Pick<InquiryPiece, "name">[]): string {
  if (!first) return "Custom work";
  return others.length === 0 ? first.name : `${first.name} and ${others.length} more`;
}
