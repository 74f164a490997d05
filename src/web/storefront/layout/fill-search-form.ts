import { parseCatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { ANY_PRICE } from "#contract/catalogue/price-bands.ts";
import { ALL_CATEGORIES } from "./search-url.ts";

/** Fills the search form from the URL of the current list, so that the search can be refined. */
export function fillSearchForm(dialog: HTMLDialogElement | null): void {
  const form = dialog?.querySelector("form");
  if (!form) return;
  const query = parseCatalogQuery(new URLSearchParams(window.location.search));
  const fields = {
    search: query.search,
    category: String(query.category ?? ALL_CATEGORIES),
    price: query.price ?? ANY_PRICE.value,
  };
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = value;
    }
  }
}
