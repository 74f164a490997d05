import type { Product } from "#contract/catalogue/products.ts";

export type AskedPiece = Pick<
  Product,
  "id" | "name" | "price" | "availability" | "isActive" | "reservedUntil" | "leadTime" | "media"
>;

/** How the shop takes inquiries. */
export type InquiryShop = {
  /** "" for a shop that takes none. */
  email: string;
  /** Whether they come by email alone. */
  byEmail: boolean;
  hasPrivacyPolicy: boolean;
};

/** What a visitor asks about: one piece, several, or, without any, custom work. */
export type InquiryAbout = {
  pieces: AskedPiece[];
  asksRingSize?: boolean;
  /** Chosen before, in place of an earlier one in the draft. */
  ringSize?: string;
  /** The same question by email. */
  mailto: string;
};
