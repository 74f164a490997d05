import { useQueryClient } from "@tanstack/react-query";
import { isSameJson } from "#contract/canonical-json.ts";
import { deriveAvailability } from "#contract/catalogue/derive-availability.ts";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetchAfterLast } from "../../api-client/refetch.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { describeState } from "../../piece-state/describe-state.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { useNow } from "../../use-now.ts";
import { updateCachedRow } from "./update-cached-row.ts";

/** The title of a change that failed; literal. */
export const UPDATE_FAILED = "Failed to update product";
const UPDATED = "Product updated successfully!";

type StateFields =
  | "isActive"
  | "stock"
  | "availability"
  | "reservedFor"
  | "reservedUntil"
  | "leadTime";
export type QuickChange = Partial<Pick<InventoryRow, StateFields>>;

const REFETCHED = ["/api/inventory", "/api/products", "/api/admin/stats"];

/** The key and scope of what is changed in rows: each waits for the one before, and the last fetches the list. */
export const ROW_CHANGE = "row-change";
/** The key of changes of state. */
export const QUICK_CHANGE = [ROW_CHANGE, "state"];

/** `id` is that of the row. */
type Change = { id: number; row: InventoryRow; wanted: QuickChange };

const ROW_CALL = {
  scope: { id: ROW_CHANGE },
  keyOf: ({ id }: Change) => id,
  mutationFn: ({ id, wanted }: Change) => callApi<Product>("PUT", `/api/products/${id}`, wanted),
};

/**
 * Changes the states of pieces from their rows. The update is optimistic: a failure rolls it back. The
 * toast offers Undo.
 */
export function useQuickChange() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const change = useAction({
    mutationKey: QUICK_CHANGE,
    ...ROW_CALL,
    isRepeat,
    onMutate: ({ id, row, wanted }) =>
      updateCachedRow(client, id, { ...deriveAvailability(row, wanted), ...wanted }),
    onSuccess: (product, { id, row, wanted }, before) => {
      const { text } = describeState(product, { timeZone, now: now.toISOString() });
      toast({
        title: UPDATED,
        description: `${row.name}: ${wanted.isActive && !wanted.availability ? "Listed" : text}.`,
        action: before && {
          label: "Undo",
          onPress: () => undo.mutate({ id, row, wanted: undoing(wanted, before) }),
        },
      });
    },
    onError: async (error, { id }, before) => {
      if (before) await updateCachedRow(client, id, before);
      showError(UPDATE_FAILED, error);
    },
    onSettled: () => refetchAfterLast(client, ROW_CHANGE, ...REFETCHED),
  });
  const undo = useAction({
    mutationKey: [ROW_CHANGE, "undo"],
    ...ROW_CALL,
    onMutate: ({ id, wanted }) => updateCachedRow(client, id, wanted),
    onSuccess: (_product, { row }) =>
      toast({ title: UPDATED, description: `${row.name} is as it was.` }),
    onError: (error) => showError(UPDATE_FAILED, error),
    onSettled: () => refetchAfterLast(client, ROW_CHANGE, ...REFETCHED),
  });
  return (row: InventoryRow, wanted: QuickChange) => change.mutate({ id: row.id, row, wanted });
}

/** Hide and List are one button: a second press does not take back the first. */
const isRepeat = (last: Change, next: Change): boolean =>
  isSameJson(last.wanted, next.wanted) || (isListing(last.wanted) && isListing(next.wanted));

const isListing = (wanted: QuickChange): boolean => Object.keys(wanted).join() === "isActive";

/** Listing and hiding leave the rest of the state alone. */
function undoing(wanted: QuickChange, before: InventoryRow): QuickChange {
  const { isActive, stock, availability, reservedFor, reservedUntil, leadTime } = before;
  if (isListing(wanted)) return { isActive };
  return { isActive, stock, availability, reservedFor, reservedUntil, leadTime };
}
