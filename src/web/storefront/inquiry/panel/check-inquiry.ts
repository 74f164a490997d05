import type { InquiryDraft } from "./inquiry-draft.ts";

const MAX_PHOTO_BYTES = 25 * 1024 * 1024;
const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"];

export const NO_PHOTO = "I can’t open this file. Choose a JPEG, PNG, or WebP photo.";

/** The sentence for each field that is not filled in right. The server decides in the end. */
export function checkInquiry({ name, email, message }: InquiryDraft): Record<string, string> {
  return {
    ...(!name.trim() && { name: "Enter your name." }),
    ...(!/^\S+@\S+\.\S{2,}$/.test(email.trim()) && {
      email: "Enter your full email address, like name@example.com.",
    }),
    ...(!message.trim() && { message: "Write a message." }),
  };
}

/** Why a file cannot be sent; null for one that can. */
export function checkPhoto({ type, size }: Pick<File, "type" | "size">): string | null {
  if (!PHOTO_TYPES.includes(type)) return NO_PHOTO;
  return size > MAX_PHOTO_BYTES ? "This photo is larger than 25 MB. Choose a smaller one." : null;
}
