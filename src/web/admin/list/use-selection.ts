import { useRef, useState } from "react";

export type Selection = {
  ids: ReadonlySet<number>;
  /** Whether every item that matches the filters is selected. */
  isAll: boolean;
  /** @param order with Shift held: the ids of all rows, to select the range from the last pressed row */
  select: (id: number, selected: boolean, order?: (number | undefined)[]) => void;
  selectAll: (select: boolean) => void;
  clear: () => void;
};

const NONE: ReadonlySet<number> = new Set();

type Options = {
  /** The number of items that match the filters. */
  total: number;
  loadAllIds: () => Promise<number[]>;
  onError: (error: Error) => void;
};

/** The ids of the selected items, including those on pages that are not loaded. */
export function useSelection({ total, loadAllIds, onError }: Options): Selection {
  const [ids, setIds] = useState(NONE);
  const lastPressed = useRef<number>(undefined);
  const selectAll = () => loadAllIds().then((all) => setIds(new Set(all)), onError);

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
