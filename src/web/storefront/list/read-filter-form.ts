import { type CatalogQuery, parseCatalogQuery } from "#contract/catalog-query.ts";

/** The list's form: its controls stand all over the page and belong to it by this id. */
export const FORM_ID = "catalog-form";

/**
 * What the controls of the list say together; undefined where there is no form. A first word of search
 * takes "Newest" as not chosen, so that the best match comes first.
 */
export function readFilterForm(before: CatalogQuery): CatalogQuery | undefined {
  const form = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
  if (!form) return undefined;
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") params.append(name, value);
  }
  const isFirstSearch = before.search === "" && (params.get("search") ?? "").trim() !== "";
  if (isFirstSearch && params.get("sort") === "newest") params.delete("sort");
  return parseCatalogQuery(params);
}
