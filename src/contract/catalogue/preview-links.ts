import { z } from "../zod.ts";
import { instant } from "../field-schemas.ts";

/** The page that a collection's editor shows in its preview frame. */
export const DRAFT_PREVIEW_PATH = "/preview/draft";

/** The page that the settings show in their preview frame; its parameter `page` is one of PREVIEWED_PAGES. */
export const SETTINGS_PREVIEW_PATH = "/preview/settings";
export const PREVIEWED_PAGES = ["home", "about"] as const;
export type PreviewedPage = (typeof PREVIEWED_PAGES)[number];

/** A link that shows a draft to visitors who are not signed in. */
export const previewLinkSchema = z.object({
  url: z.string(),
  expiresAt: instant,
});
export type PreviewLink = z.infer<typeof previewLinkSchema>;
