import { z } from "../zod.ts";
import { instant } from "../field-schemas.ts";

export const signInSchema = z.object({
  username: z.string().min(1).max(255),
  password: z.string().min(1).max(1000),
  /** Second factor, where the account has one. */
  code: z.string().trim().max(50).optional(),
});

export const SIGN_IN_NEEDS_HTTPS =
  "At this address your browser wouldn’t keep you signed in, and your password would be sent unencrypted. Open this address instead:";

/** What a person may do: everything, or only what concerns pieces and collections. */
export const accessSchema = z.enum(["everything", "pieces"]);
export type Access = z.infer<typeof accessSchema>;

export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  access: accessSchema,
  createdAt: instant,
  updatedAt: instant,
});
export type User = z.infer<typeof userSchema>;

/**
 * A password as it is hashed: composed, and with plain spaces, so that every keyboard types the same (the
 * OpaqueString profile of RFC 8265).
 */
export const preparePassword = (password: string): string =>
  password.replaceAll(/\p{Zs}/gu, " ").normalize("NFC");

const newPasswordSchema = z
  .string()
  .max(1000, { abort: true })
  .regex(/^\P{Cc}*$/u, "Leave out tabs and line breaks")
  .overwrite(preparePassword)
  .min(10, "Use at least 10 characters");

export const passwordChangeSchema = z.object({
  currentPassword: z.string().min(1).max(1000),
  newPassword: newPasswordSchema,
});

/** A username or an email address. */
export const forgotPasswordSchema = z.object({
  username: z.string().trim().min(1, "Enter your username or email.").max(255),
});

export const resetPasswordSchema = z.object({
  token: z.string().min(1).max(255),
  password: newPasswordSchema,
});
