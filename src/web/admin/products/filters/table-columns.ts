import type { InventorySort } from "#contract/catalogue/inventory.ts";

/** The sortable columns, each with the order that the first press on its header sets. */
export const SORTED_COLUMNS = [
  { sort: "name", label: "Piece", first: "asc", className: "col-name" },
  { sort: "price", label: "Price", first: "asc", className: "col-price num" },
  { sort: "stock", label: "State", first: "asc", className: "col-status" },
] as const satisfies {
  sort: InventorySort;
  label: string;
  first: "asc" | "desc";
  className: string;
}[];

/** The sort options beside the search, of which some are column headers too. */
export const SORT_CHOICES = [
  { value: "", label: "Newest first" },
  { value: "changed desc", label: "Last changed first" },
  { value: "name asc", label: "Name, A to Z" },
  { value: "category asc", label: "Category" },
  { value: "price asc", label: "Price, low to high" },
  { value: "price desc", label: "Price, high to low" },
  { value: "stock asc", label: "Sold first" },
] as const;
