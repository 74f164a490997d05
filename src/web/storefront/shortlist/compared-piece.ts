import type { AskedPiece, InquiryShop } from "../inquiry/inquiry-about.ts";

/** A piece with the facts by which it is compared; null for what nobody filled in. */
export type ComparedPiece = AskedPiece & {
  metal: string | null;
  stones: string | null;
  /** "US 6½, resizable from US 5 to 8" */
  ringSize: string | null;
  /** Grams, "6.40". */
  weight: string | null;
  dimensions: string | null;
  isRing: boolean;
};

/** What the page of kept pieces knows of the shop. */
export type ShortlistShop = InquiryShop & {
  origin: string;
  businessName: string;
};

/** The pieces that an address names; `ids` also has those that are no longer in the shop. */
export type NamedPieces = { ids: number[]; pieces: ComparedPiece[] };
