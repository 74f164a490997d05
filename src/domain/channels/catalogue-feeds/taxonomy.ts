const JEWELRY = "Apparel & Accessories > Jewelry";

/** Categories and jewelry type tags in Google's product taxonomy. */
const PATHS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bracelets: `${JEWELRY} > Bracelets`,
    earrings: `${JEWELRY} > Earrings`,
    necklaces: `${JEWELRY} > Necklaces`,
    pendants: `${JEWELRY} > Charms & Pendants`,
    pins: `${JEWELRY} > Brooches & Lapel Pins`,
    brooches: `${JEWELRY} > Brooches & Lapel Pins`,
    rings: `${JEWELRY} > Rings`,
    anklets: `${JEWELRY} > Anklets`,
    charms: `${JEWELRY} > Charms & Pendants`,
  }),
);

/**
 * A path of Google's product taxonomy: by category, else by the first jewelry type tag it knows, else
 * Jewelry. Gold and silver are not types.
 */
export function taxonomyPath(category: string | null, tags: string[]): string {
  const names = [category ?? "", ...tags].map((name) => name.trim().toLowerCase());
  return names.map((name) => PATHS.get(name)).find(Boolean) ?? JEWELRY;
}
