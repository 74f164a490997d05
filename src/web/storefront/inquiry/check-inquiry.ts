import { ENTER_YOUR_EMAIL } from "#contract/email-address.ts";
import type { InquiryDraft } from "./inquiry-draft.ts";

const MAX_PHOTO_BYTES = 25 * 1024 * 1024;
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"];

export const NO_PHOTO = "I can’t open this file. Choose a JPEG, PNG, or WebP photo.";

/** The sentence for each field that is not filled in. Whether an address is one, the server decides. */
export function checkInquiry({ name, email, message }: InquiryDraft): Record<string, string> {
  return {
    ...(!name.trim() && { name: "Enter your name." }),
    ...(!/.@./.test(email.trim()) && {
      email: ENTER_YOUR_EMAIL,
    }),
    ...(!message.trim() && { message: "Write a message." }),
  };
}

/** Why a file cannot be sent; null for one that can. */
export function checkPhoto({ type, size }: Pick<File, "type" | "size">): string | null {
  if (!PHOTO_TYPES.includes(type)) return NO_PHOTO;
  return size > MAX_PHOTO_BYTES ? "This photo is larger than 25 MB. Choose a smaller one." : null;
}
