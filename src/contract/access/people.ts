import { z } from "../zod.ts";
import { foldedEmailAddress, instant, requiredText } from "../field-schemas.ts";
import { accessSchema } from "./sign-in.ts";

/** How many may sign in to the desk. */
export const MAX_PEOPLE = 5;
export const INVITATION_DAYS = 7;

export const personSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  access: accessSchema,
  /** Null for who was made on the server. */
  invitedAt: instant.nullable(),
  /** Whether they have chosen a password. */
  hasAccepted: z.boolean(),
  lastSignedInAt: instant.nullable(),
  /** Browsers and apps that are signed in now. */
  sessions: z.int(),
  hasTwoStepSignIn: z.boolean(),
});
export type Person = z.infer<typeof personSchema>;

export const newPersonSchema = z.object({
  username: requiredText(100, "Enter a name."),
  email: foldedEmailAddress(),
  access: accessSchema,
});
export type NewPerson = z.infer<typeof newPersonSchema>;

export const personChangeSchema = z.object({ access: accessSchema });

export const invitationSchema = personSchema.extend({
  /** Where they choose a password: works once, for seven days. Shown only now. */
  inviteUrl: z.string(),
  /** Whether it was mailed to them. */
  mailed: z.boolean(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const emailChangeSchema = z.object({
  email: foldedEmailAddress(),
  currentPassword: z.string().min(1, "Current password is required").max(1000),
});
