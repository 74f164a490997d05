import { z } from "./zod.ts";
import { instant } from "./field-schemas.ts";

export const signInSchema = z.object({
  username: z.string().min(1).max(255),
  password: z.string().min(1).max(1000),
  /** Second factor, where the account has one. */
  code: z.string().trim().max(50).optional(),
});

export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type User = z.infer<typeof userSchema>;

export const passwordChangeSchema = z.object({
  currentPassword: z.string().min(1).max(1000),
  newPassword: z.string().min(10, "Use at least 10 characters").max(1000),
});
