import { z } from "zod";
import { instant } from "./field-schemas.ts";

export const secondFactorSchema = z.object({
  /** When it was turned on; null while it is off. */
  since: instant.nullable(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** What an app needs to make codes. Shown once. */
export const secondFactorOfferSchema = z.object({
  /** Base32, to be typed in where a picture cannot be read. */
  secret: z.string(),
  /** otpauth://totp/… */
  address: z.string(),
  /** The address as a QR code: SVG. */
  picture: z.string(),
});
export type SecondFactorOffer = z.infer<typeof secondFactorOfferSchema>;

/** Six digits of the app, or a recovery code; spaces and dashes as people write them. */
export const codeSchema = z.string().trim().min(1, "Enter the code").max(50);

export const passwordProofSchema = z.object({
  currentPassword: z.string().min(1, "Current password is required").max(1000),
});
export const codeProofSchema = z.object({ code: codeSchema });
export const fullProofSchema = passwordProofSchema.extend(codeProofSchema.shape);

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
