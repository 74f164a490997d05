/** The sentences of showing a piece on the home page. The results are literal. */
export const MESSAGES = {
  hero: "Use as hero",
  featured: "Use as featured",
  saved: "Hero section updated successfully",
  failed: "Failed to update hero section",
  unknown: "Something went wrong.",
} as const;
