import { normalizeWord } from "./normalize-word.ts";

/** Words of a shop's navigation and of everything it sells, by where they are from. */
const NAVIGATION_WORDS = [
  // The default category of WordPress (wordpress.org, translations of "Uncategorized").
  "uncategorized, uncategorised, unkategorisiert, allgemein, non classé, sin categoría, senza categoria, geen categorie, без категории, без категорії, nerazvrstano",
  // The root categories of PrestaShop and Magento, and Shopify's first collection.
  "home, root, root catalog, default category, home page, frontpage, accueil, startseite, inicio",
  // Menus of shops.
  "shop, store, all, all products, products, catalog, new, new in, new arrivals, sale, on sale, best sellers, bestsellers, featured, neu, neuheiten, angebote, nouveautés, promotions, soldes, novedades, ofertas, novità, saldi, offerte, nieuw, aanbiedingen",
  // Google's product taxonomy (google.com/basepages/producttype/taxonomy.en-US.txt) above the kinds of jewelry.
  "apparel & accessories, jewelry, jewellery, schmuck, bijoux, joyería, gioielli, sieraden, nakit, украшения, прикраси",
];

const WORDS = new Set(NAVIGATION_WORDS.flatMap((words) => words.split(", ").map(normalizeWord)));

/** Whether a category or tag names a place of the shop's menu, not what a piece is. */
export const isNavigationWord = (label: string): boolean => WORDS.has(normalizeWord(label));
