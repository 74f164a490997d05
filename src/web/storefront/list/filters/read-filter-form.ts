import { type CatalogQuery, parseCatalogQuery } from "#contract/catalogue/catalog-query.ts";

/** The id of the list's form; its controls, all over the page, refer to it. */
export const FORM_ID = "catalog-form";

/** The value of the price control that means a range other than a band; its ends are in the form too. */
export const PRICE_RANGE = "range";
export const PRICE_ENDS = ["priceMin", "priceMax"] as const;

/**
 * The query that the list's controls make up; undefined without a form. A first search drops the default
 * sort "Newest", so that the best match comes first.
 */
export function readFilterForm(before: CatalogQuery): CatalogQuery | undefined {
  const form = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
  if (!form) return undefined;
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") params.append(name, value);
  }
  if (params.get("price") !== PRICE_RANGE) for (const name of PRICE_ENDS) params.delete(name);
  const isFirstSearch = before.search === "" && (params.get("search") ?? "").trim() !== "";
  if (isFirstSearch && params.get("sort") === "newest") params.delete("sort");
  return parseCatalogQuery(params);
}
