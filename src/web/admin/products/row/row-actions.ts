import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import type { QuickChange } from "./use-quick-change.ts";

/** What a row can do. The table does it, so that a row holds no queries and mutations of its own. */
export type RowActions = {
  select: (id: number, selected: boolean, withShift: boolean) => void;
  edit: (id: number) => void;
  change: (row: InventoryRow, wanted: QuickChange) => void;
  changePrice: (row: InventoryRow, price: string) => void;
  duplicate: (row: InventoryRow) => void;
  /** Puts a question for the price of a piece in the address. */
  askPrice: (id: number) => void;
  /** Called when the price that the address asks for was edited. */
  answerPrice: () => void;
  remove: (row: InventoryRow) => void;
};
