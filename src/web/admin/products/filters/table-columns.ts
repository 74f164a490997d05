import type { InventorySort } from "#contract/catalogue/inventory.ts";
import { MESSAGES } from "./messages.ts";

/** The sortable columns, each with the order that the first press on its header sets. */
export const SORTED_COLUMNS = [
  { sort: "name", label: MESSAGES.piece, first: "asc", className: "col-name" },
  { sort: "price", label: MESSAGES.price, first: "asc", className: "col-price num" },
  { sort: "stock", label: MESSAGES.state, first: "asc", className: "col-status" },
] as const satisfies {
  sort: InventorySort;
  label: string;
  first: "asc" | "desc";
  className: string;
}[];

/** The sort options beside the search, of which some are column headers too. */
export const SORT_CHOICES = [
  { value: "", label: MESSAGES.newest },
  { value: "changed desc", label: MESSAGES.changed },
  { value: "name asc", label: MESSAGES.name },
  { value: "category asc", label: MESSAGES.category },
  { value: "price asc", label: MESSAGES.priceUp },
  { value: "price desc", label: MESSAGES.priceDown },
  { value: "stock asc", label: MESSAGES.soldFirst },
] as const;
