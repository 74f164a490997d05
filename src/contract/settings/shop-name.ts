/** Shown instead of the name of a shop that has none yet. */
export const UNNAMED_SHOP = "Jewelry shop";

type Names = { businessName: string; artistName: string };

/** The settings as visitors read them: an unnamed artist is the shop, and an unnamed shop "Jewelry shop". */
export function withNames<Settings extends Names>(settings: Settings): Settings {
  const businessName = settings.businessName || UNNAMED_SHOP;
  return { ...settings, businessName, artistName: settings.artistName || businessName };
}
