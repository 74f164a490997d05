import { catalogHref } from "#contract/catalogue/catalog-query.ts";
import { ANY_PRICE, findPriceBand } from "#contract/catalogue/price-bands.ts";
import { formText } from "../form-text.ts";

export const ALL_CATEGORIES = "all";

/**
 * The list's URL for the search form, with the values that are not defaults (a term; a category but
 * "all"; a price but "any"), or null when nothing is set.
 */
export function searchUrl(form: FormData): string | null {
  const search = formText(form, "search");
  const category = formText(form, "category") || ALL_CATEGORIES;
  const price = formText(form, "price") || ANY_PRICE.value;
  const href = catalogHref("/collections", {
    search,
    category: category === ALL_CATEGORIES ? null : Number(category),
    price: findPriceBand(price)?.value ?? null,
  });
  return href === "/collections" ? null : href;
}
