import { formatPrice } from "#contract/decimals.ts";
import type { Inquiry, InquiryPiece } from "#contract/sales/inquiries.ts";
import { firstName } from "./first-name.ts";
import { pieceLabel } from "./piece-label.ts";

type When = { timeZone: string; now: string };

/** A saved reply with the first name and the facts of the piece; what is not known is left out. */
export function fillInReply(
  text: string,
  { name }: Pick<Inquiry, "name">,
  piece: InquiryPiece | undefined,
  when: When,
): string {
  const facts: Record<string, string | undefined> = {
    name: firstName(name),
    piece: piece?.name,
    price: piece?.price ? formatPrice(piece.price) : undefined,
    availability: piece && startLowercase(pieceLabel(piece, when)?.text ?? ""),
  };
  return text
    .replaceAll(/\{(name|piece|price|availability)\}/g, (_, fact: string) => facts[fact] ?? "")
    .replaceAll(/ {2,}/g, " ");
}

/** Within a sentence; the month of "Reserved until November 30" keeps its capital. */
const startLowercase = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
