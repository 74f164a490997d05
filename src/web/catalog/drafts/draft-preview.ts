import type { Collection } from "#contract/catalogue/collections.ts";
import type { HeroSection } from "#contract/catalogue/hero-sections.ts";
import type { PublicSettings } from "#contract/settings/settings.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import type { FigurePiece } from "../hero/figure-piece.ts";
import type { TilePiece } from "../pieces/tile-piece.ts";
import type { PublishedDay } from "../collections/published-day.ts";

/** What the page in the preview frame shows of the collection as it is typed. */
export type DraftPage = {
  collection: Collection;
  day: PublishedDay;
  pieces: TilePiece[];
  tags: Pick<Tag, "id" | "name" | "color">[];
};

/** From the editor to its preview frame. */
export type DraftMessage = {
  type: "draft";
  page: DraftPage;
  /** The index of the text's block that holds the caret; null to leave the page where it is. */
  block: number | null;
};

/** A section of the home page as it is typed. */
export type SectionDraft = Pick<
  HeroSection,
  | "title"
  | "subtitle"
  | "description"
  | "buttonText"
  | "buttonLink"
  | "picture"
  | "phoneFocalX"
  | "phoneFocalY"
>;

/** From a settings form to its preview frame. */
export type SettingsDraftMessage = {
  type: "settings-draft";
  settings: Partial<PublicSettings>;
  hero?: SectionDraft & { figures: FigurePiece[] };
  promo?: SectionDraft;
  /** What of the page the form is about, as a CSS selector, to be scrolled into view. */
  part?: string | undefined;
};

/** From the preview frame, once it can show drafts. */
export const PREVIEW_READY = { type: "draft-preview-ready" };
