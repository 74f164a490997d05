import { z } from "#contract/zod.ts";
import { passwordChangeSchema } from "#contract/access/sign-in.ts";

const required = (message: string) => z.string().min(1, message);

/** The contract's rules, and the repeated password must match. */
export const passwordFieldsSchema = passwordChangeSchema
  .extend({
    currentPassword: required("Current password is required"),
    repeated: z.string(),
  })
  .refine(({ newPassword, repeated }) => newPassword === repeated, {
    path: ["repeated"],
    message: "The two are not the same",
  });
export type PasswordFields = z.infer<typeof passwordFieldsSchema>;
