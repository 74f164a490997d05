import {
  type AvailabilityLabel,
  describeAvailability,
} from "#web/catalog/pieces/describe-availability.ts";
import { type ListPicture, toListPicture } from "#web/catalog/pictures/list-picture.ts";
import type { Site } from "#web/content/site.ts";
import type { Product } from "#contract/catalogue/products.ts";

export type AskedPiece = Pick<Product, "id" | "name" | "price" | "availability"> & {
  state: AvailabilityLabel;
  picture?: ListPicture;
};

/**
 * A piece as the form shows it: its first photo without the blur, since it is loaded with a press.
 * @param when as describeAvailability takes it
 */
export const toAskedPiece = (
  piece: Product,
  when?: { timeZone: string; now: string },
): AskedPiece => {
  const { id, name, price, availability } = piece;
  const [picture] = piece.media.map((each) => toListPicture(each));
  const asked = { id, name, price, availability, state: describeAvailability(piece, when) };
  return { ...asked, ...(picture && { picture }) };
};

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
  /** Begins the message about custom work, in place of the usual words. */
  wish?: string;
  /** Chosen before, in place of an earlier one in the draft. */
  ringSize?: string;
};

export const toInquiryShop = ({ settings, pages }: Site): InquiryShop => ({
  email: settings.email,
  byEmail: settings.inquiryForm === "email",
  hasPrivacyPolicy: pages.some(({ slug, hasContent }) => slug === "privacy-policy" && hasContent),
});
