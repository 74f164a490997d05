import { z } from "../zod.ts";

export const DESK_MAIL_KINDS = ["health", "summary"] as const;
/** A mail of the shop to its own people, which each of them may end. */
export type DeskMailKind = (typeof DESK_MAIL_KINDS)[number];

/** How these mails are called in a sentence: "Weekly summary email sent 2:14 PM". */
export const DESK_MAILS: Record<DeskMailKind, { label: string }> = {
  health: { label: "Health" },
  summary: { label: "Weekly summary" },
};

export const deskMailsSchema = z.object({
  health: z.boolean(),
  summary: z.boolean(),
  /** Where they go; null for a person without an email address, who gets none. */
  email: z.string().nullable(),
});
export type DeskMails = z.infer<typeof deskMailsSchema>;

export const deskMailsChangeSchema = deskMailsSchema.omit({ email: true }).partial();
export type DeskMailsChange = z.infer<typeof deskMailsChangeSchema>;
