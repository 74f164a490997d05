import { z } from "../zod.ts";

/** A text of the shop, with the screen where it is edited. */
const linkedTextSchema = z.object({ title: z.string(), screen: z.string() });
export type LinkedText = z.infer<typeof linkedTextSchema>;

export const outsideLinksSchema = z.object({
  /** Whether links are checked at all. */
  isOn: z.boolean(),
  /** How many links to other sites the texts hold. */
  links: z.int(),
  /** Those that failed on two days. */
  broken: z.array(
    z.object({ url: z.string(), failure: z.string(), texts: z.array(linkedTextSchema) }),
  ),
});
export type OutsideLinks = z.infer<typeof outsideLinksSchema>;
export type BrokenLink = OutsideLinks["broken"][number];

export const outsideLinksChangeSchema = z.object({ isOn: z.boolean() });

export const linkDismissalSchema = z.object({
  url: z.string().min(1).max(1000),
  dismissed: z.boolean(),
});
