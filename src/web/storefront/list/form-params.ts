/** The id of the list's form; its controls, all over the page, refer to it. */
export const FORM_ID = "catalog-form";

/** The fields of a price range. With scripts a price band takes their place, and they that of a band. */
export const PRICE_ENDS = ["priceMin", "priceMax"] as const;

/**
 * The parameters that the list's controls make up, without those that were left as they were.
 * @param searched what was searched for before: a first search drops the default sort "Newest", so that the best
 * match comes first
 */
export function formParams(fields: URLSearchParams, searched: string): URLSearchParams {
  const isFirstSearch = searched === "" && (fields.get("search") ?? "").trim() !== "";
  const params = [...fields].filter(
    ([name, value]) =>
      value.trim() !== "" && !(isFirstSearch && name === "sort" && value === "newest"),
  );
  return new URLSearchParams(params);
}
