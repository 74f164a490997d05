import { countOf } from "#contract/count-of.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

const REFETCHED = [
  "/api/metal-prices",
  "/api/repricing",
  "/api/inventory",
  "/api/products",
  "/api/admin/stats",
];

type Change = {
  rule: string;
  rounding: string;
  metals?: Record<string, string>;
  /** Those that are ticked, or those that moved. */
  productIds?: number[];
  moved?: true;
};

/** Changes prices, or records those of the metals alone where no piece is ticked. The toast offers Undo. */
export function useApplyRepricing(onDone?: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const undo = useUndoRepricing();
  return useAction({
    mutationFn: async (change: Change) => {
      if (change.productIds?.length === 0) {
        await callApi("PUT", "/api/metal-prices", change.metals);
        return { changed: 0, undoId: null };
      }
      return callApi<{ changed: number; undoId: string | null }>("POST", "/api/repricing", change);
    },
    onSuccess: ({ changed, undoId }, { metals }) => {
      if (undoId === null)
        toast({ title: metals ? "Metal prices saved" : "Nothing left to change" });
      else {
        const action = { label: "Undo", onPress: () => undo.mutate(undoId) };
        toast({ title: countChanged(changed), description: "They’re live now.", action });
      }
      onDone?.();
    },
    onError: (error) => showError("Couldn’t change the prices", error),
    onSettled: () => refetch(client, ...REFETCHED),
  });
}

/** Puts back the prices of a change. */
export function useUndoRepricing() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (id: string) => callApi<{ message: string }>("POST", `/api/repricing/${id}/undo`),
    onSuccess: ({ message }) => toast({ title: message }),
    onError: (error) => showError("Couldn’t undo the change", error),
    onSettled: () => refetch(client, ...REFETCHED),
  });
}

const countChanged = (count: number) => `${countOf(count, "price")} changed`;
