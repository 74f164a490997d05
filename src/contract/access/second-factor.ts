import { z } from "../zod.ts";
import { instant } from "../field-schemas.ts";

export const secondFactorSchema = z.object({
  /** When it was enabled; null while it is disabled. */
  since: instant.nullable(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** The secret for an authenticator app. Shown once. */
export const secondFactorOfferSchema = z.object({
  /** Base32, to type where the QR code cannot be scanned. */
  secret: z.string(),
  /** otpauth://totp/… */
  address: z.string(),
  /** The address as a QR code: SVG. */
  picture: z.string(),
});
export type SecondFactorOffer = z.infer<typeof secondFactorOfferSchema>;

/** Six digits, or a recovery code; spaces and dashes are allowed. */
export const codeSchema = z.string().trim().min(1, "Enter the code").max(50);

export const passwordProofSchema = z.object({
  currentPassword: z.string().min(1, "Current password is required").max(1000),
});
export const codeProofSchema = z.object({ code: codeSchema });
export const fullProofSchema = passwordProofSchema.extend(codeProofSchema.shape);

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
