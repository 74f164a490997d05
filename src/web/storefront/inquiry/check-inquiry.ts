import type { InquiryDraft } from "./inquiry-draft.ts";
import { MESSAGES } from "./messages.ts";

const MAX_PHOTO_BYTES = 25 * 1024 * 1024;
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"];

export const NO_PHOTO = MESSAGES.problems.photoType;

/** The sentence for each field that is not filled in. Whether an address is one, the server decides. */
export function checkInquiry({ name, email, message }: InquiryDraft): Record<string, string> {
  return {
    ...(!name.trim() && { name: MESSAGES.problems.name }),
    ...(!/.@./.test(email.trim()) && {
      email: MESSAGES.problems.email,
    }),
    ...(!message.trim() && { message: MESSAGES.problems.message }),
  };
}

/** Why a file cannot be sent; null for one that can. */
export function checkPhoto({ type, size }: Pick<File, "type" | "size">): string | null {
  if (!PHOTO_TYPES.includes(type)) return NO_PHOTO;
  return size > MAX_PHOTO_BYTES ? MESSAGES.problems.photoSize : null;
}
