/** A public page of the shop. Its path and pictures are relative to the shop. */
export type SitemapEntry = {
  path: string;
  /** ISO 8601; null if unknown. */
  changedAt: string | null;
  images: string[];
};
