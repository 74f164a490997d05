import type { HomeSectionKey } from "#contract/settings/home-sections.ts";

/** Name, content and screen of each section. */
export const SECTION_LABELS: Record<HomeSectionKey, { label: string; note: string; to: string }> = {
  hero: { label: "Top photo", note: "Headline, photo, button", to: "/admin/settings/home/top" },
  categories: {
    label: "Categories",
    note: "The first eight",
    to: "/admin/settings/categories",
  },
  promo: { label: "Color band", note: "One offer with a photo", to: "/admin/settings/home/band" },
  latest: { label: "Latest collections", note: "The newest 6", to: "/admin/collections" },
  about: { label: "About you", note: "Story and photo grid", to: "/admin/settings/about" },
  film: { label: "Film", note: "Loads when it is played", to: "/admin/settings/home/film" },
};
