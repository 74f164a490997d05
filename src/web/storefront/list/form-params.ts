/** The id of the list's form; its controls, all over the page, refer to it. */
export const FORM_ID = "catalog-form";

/** The value of the price control that means a range other than a band; its ends are in the form too. */
export const PRICE_RANGE = "range";

/** The ends of a price range that is no band, as fields of the form. */
export const PRICE_ENDS = ["priceMin", "priceMax"] as const;

/**
 * The parameters that the list's controls make up, without those that were left as they were.
 * @param searched what was searched for before: a first search drops the default sort "Newest", so that the best
 * match comes first
 */
export function formParams(fields: URLSearchParams, searched: string): URLSearchParams {
  const isRange = fields.get("price") === PRICE_RANGE;
  const isFirstSearch = searched === "" && (fields.get("search") ?? "").trim() !== "";
  const params = [...fields].filter(
    ([name, value]) =>
      value.trim() !== "" &&
      value !== PRICE_RANGE &&
      (isRange || !PRICE_ENDS.some((end) => end === name)) &&
      !(isFirstSearch && name === "sort" && value === "newest"),
  );
  return new URLSearchParams(params);
}
