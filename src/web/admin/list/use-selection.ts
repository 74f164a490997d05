import { useRef, useState } from "react";
import type { InventoryFilter } from "#contract/inventory.ts";
import { callApi } from "../api-client/call-api.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { inventoryPath } from "../products/inventory-search-params.ts";

export type Selection = {
  ids: ReadonlySet<number>;
  /** Whether every piece that matches the filters is selected. */
  isAll: boolean;
  /** @param order with Shift held: the ids of all rows, to select the range from the last pressed row */
  select: (id: number, selected: boolean, order?: (number | undefined)[]) => void;
  selectAll: (select: boolean) => void;
  clear: () => void;
};

const NONE: ReadonlySet<number> = new Set();

/** The selected pieces, including those on pages that are not loaded. */
export function useSelection(filter: InventoryFilter, total: number): Selection {
  const [ids, setIds] = useState(NONE);
  const lastPressed = useRef<number>(undefined);
  const { toast } = useToast();

  const selectAll = async () => {
    const { search, status, categoryId, tagId } = filter;
    const path = inventoryPath("/api/inventory/ids", { search, status, categoryId, tagId });
    try {
      setIds(new Set(await callApi<number[]>("GET", path)));
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined;
      toast({ title: "Failed to select all pieces", description, variant: "destructive" });
    }
  };

  return {
    ids,
    isAll: total > 0 && ids.size >= total,
    select: (id, selected, order) => {
      const range = order && rangeBetween(order, lastPressed.current, id);
      lastPressed.current = id;
      setIds((before) => withIds(before, range ?? [id], selected));
    },
    selectAll: (select) => {
      if (select) void selectAll();
      else setIds(NONE);
    },
    clear: () => setIds(NONE),
  };
}

function withIds(before: ReadonlySet<number>, ids: number[], selected: boolean) {
  const after = new Set(before);
  for (const id of ids) {
    if (selected) after.add(id);
    else after.delete(id);
  }
  return after;
}

/** The ids from one row to another, undefined if either is not loaded. */
function rangeBetween(order: (number | undefined)[], from: number | undefined, to: number) {
  const [start, end] = [order.indexOf(from), order.indexOf(to)].toSorted((a, b) => a - b);
  if (from === undefined || start === undefined || end === undefined || start < 0) return undefined;
  return order.slice(start, end + 1).filter((id) => id !== undefined);
}
