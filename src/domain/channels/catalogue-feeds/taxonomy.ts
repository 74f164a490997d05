const JEWELRY = "Apparel & Accessories > Jewelry";

/** Our drawers, and the words that tags use for them, as Google's taxonomy of products names them. */
const PATHS: Record<string, string> = {
  bracelets: `${JEWELRY} > Bracelets`,
  earrings: `${JEWELRY} > Earrings`,
  necklaces: `${JEWELRY} > Necklaces`,
  pendants: `${JEWELRY} > Charms & Pendants`,
  pins: `${JEWELRY} > Brooches & Lapel Pins`,
  brooches: `${JEWELRY} > Brooches & Lapel Pins`,
  rings: `${JEWELRY} > Rings`,
  anklets: `${JEWELRY} > Anklets`,
  charms: `${JEWELRY} > Charms & Pendants`,
};

/**
 * Where a piece stands in Google's taxonomy: by its category, else by the first of its tags that names
 * a kind of jewelry, else plainly among the jewelry. Gold and silver are no kinds.
 */
export function taxonomyPath(category: string | null, tags: string[]): string {
  const names = [category ?? "", ...tags].map((name) => name.trim().toLowerCase());
  return names.map((name) => PATHS[name]).find(Boolean) ?? JEWELRY;
}
