import { z } from "./zod.ts";
import { instant } from "./field-schemas.ts";

/** The page that a collection's editor shows in its preview frame. */
export const DRAFT_PREVIEW_PATH = "/preview/draft";

/** A link that shows a draft to visitors who are not signed in. */
export const previewLinkSchema = z.object({
  url: z.string(),
  expiresAt: instant,
});
export type PreviewLink = z.infer<typeof previewLinkSchema>;
