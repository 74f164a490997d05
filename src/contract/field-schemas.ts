import {
  EMAIL_PATTERN,
  isEmailAddress,
  MAX_EMAIL_LENGTH,
  toEmailAddress,
} from "./email-address.ts";
import { MAX_ID } from "./max-id.ts";
import { z } from "./zod.ts";

/** An id of a row: PostgreSQL's positive integers. */
export const idSchema = z.int().min(1).max(MAX_ID);
/** An id in a path or query. */
export const idParam = z
  .string()
  .regex(/^\d{1,10}$/, "Must be a whole number")
  .transform(Number)
  .pipe(idSchema);

/** Trims; an empty text becomes null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .transform((text) => text || null)
    .optional();

/** Trims. @param missing what is said where it is blank */
export const requiredText = (max: number, missing: string) =>
  z.string().trim().min(1, missing).max(max);

const ENTER_EMAIL = "Enter a full email address, like name@example.com.";

const readEmail = (read: (typed: string) => string, error: string) =>
  z
    .string()
    .overwrite(read)
    .pipe(z.email({ pattern: EMAIL_PATTERN, error }).max(MAX_EMAIL_LENGTH, error));

/** An email address. @param error what is said where it is none */
export const emailAddress = (error: string = ENTER_EMAIL) => readEmail(toEmailAddress, error);

/** An email address that tells people apart: in lower case. */
export const foldedEmailAddress = (error: string = ENTER_EMAIL) =>
  readEmail((typed) => toEmailAddress(typed).toLowerCase(), error);

/** An email address, or "" for none. */
export const optionalEmailAddress = (error: string = ENTER_EMAIL) =>
  z
    .string()
    .overwrite(toEmailAddress)
    .refine((address) => address === "" || isEmailAddress(address), error);

/** ISO 8601 UTC. */
export const instant = z.iso.datetime();
