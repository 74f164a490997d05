import { z } from "zod";
import { instant } from "./field-schemas.ts";

/** A link to a draft that can be handed to somebody who is not signed in. */
export const previewLinkSchema = z.object({
  url: z.string(),
  expiresAt: instant,
});
export type PreviewLink = z.infer<typeof previewLinkSchema>;
