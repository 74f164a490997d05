import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { InventoryQuery } from "#contract/catalogue/inventory.ts";
import { type Selection, useSelection } from "../../list/use-selection.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { inventoryIdsPath } from "../filters/inventory-search-params.ts";
import type { BulkForm } from "./bulk-bar.tsx";

export type BulkSelection = {
  selection: Selection;
  /** Whether pieces are being chosen, be it none so far. */
  isSelecting: boolean;
  toggleSelecting: () => void;
  form: BulkForm | null;
  openForm: (form: BulkForm) => void;
  closeForm: () => void;
};

/**
 * Which pieces are selected for a bulk change, and the form in which it is prepared.
 * @param total number of pieces that match the query
 * @param closeEditor which stands where the form opens
 */
export function useBulkSelection(
  query: InventoryQuery,
  total: number,
  closeEditor: () => void,
): BulkSelection {
  const client = useQueryClient();
  const showError = useErrorToast();
  const chosen = useSelection({
    total,
    loadAllIds: () =>
      client.fetchQuery<number[]>({ queryKey: [inventoryIdsPath(query)], staleTime: 0 }),
    onError: (error) => showError("Failed to select all pieces", error),
  });
  const [form, setForm] = useState<BulkForm | null>(null);
  const [wasStarted, setStarted] = useState(false);
  const isSelecting = wasStarted || chosen.ids.size > 0;
  const clear = () => {
    chosen.clear();
    setStarted(false);
  };
  return {
    selection: { ...chosen, clear },
    isSelecting,
    toggleSelecting: () => (isSelecting ? clear() : setStarted(true)),
    form,
    openForm: (opened) => {
      closeEditor();
      setForm(opened);
    },
    closeForm: () => setForm(null),
  };
}
