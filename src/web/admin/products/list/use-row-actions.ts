import { type RefObject, useLayoutEffect, useRef } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { useDeleteProduct } from "../../pieces/use-delete-product.ts";
import { useUrlSearchParams } from "../../use-url-search-params.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetchAfterLast, refetch } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import type { RowActions } from "../row/row-actions.ts";
import { updateCachedRow } from "../row/update-cached-row.ts";
import { ROW_CHANGE, UPDATE_FAILED, useQuickChange } from "../row/use-quick-change.ts";

type Options = Pick<RowActions, "select" | "edit"> & {
  /** Called with a piece that was deleted, before the list is fetched again. */
  onDeleted: (id: number) => void;
};

/** What the rows of a table do, as a ref that stays the same, so that no row renders for it. */
export function useRowActions(
  body: RefObject<HTMLElement | null>,
  { select, edit, onDeleted }: Options,
): RefObject<RowActions> {
  const [, changeAddress] = useUrlSearchParams();
  const change = useQuickChange();
  const changePrice = usePriceChange();
  const remove = useDeleteProduct((id) => {
    focusNeighbor(body.current?.querySelector(`tr[data-row="${id}"]`) ?? null);
    onDeleted(id);
  });
  const duplicate = useDuplicateProduct({ onDuplicated: edit, remove: remove.mutate });
  const askPrice = (id: number | null) =>
    changeAddress(
      (next) => {
        if (id === null) next.delete("price");
        else next.set("price", String(id));
        return next;
      },
      { replace: true },
    );
  return useLatest({
    select,
    edit,
    change,
    changePrice,
    duplicate,
    askPrice,
    answerPrice: () => askPrice(null),
    remove: (row) => remove.mutate(row),
  });
}

/** Moves the focus from a deleted row to the next one. */
function focusNeighbor(line: Element | null): void {
  const { activeElement, body } = document;
  if (!line || (activeElement !== body && !line.contains(activeElement))) return;
  const next = line.nextElementSibling ?? line.previousElementSibling;
  next?.querySelector<HTMLElement>(".row-name")?.focus({ preventScroll: true });
}

/** A stable ref to the latest value. */
function useLatest(value: RowActions): RefObject<RowActions> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}

/** `id` is that of the row. */
type Change = { id: number; price: string };

/** Saves prices from their rows. The number shows the result; a failure restores it and says why. */
function usePriceChange() {
  const client = useQueryClient();
  const showError = useErrorToast();
  const change = useAction({
    mutationKey: [ROW_CHANGE, "price"],
    keyOf: ({ id }) => id,
    scope: { id: ROW_CHANGE },
    mutationFn: ({ id, price }: Change) =>
      callApi<Product>("PUT", `/api/products/${id}`, { price }),
    onMutate: ({ id, price }) => updateCachedRow(client, id, { price }),
    onError: async (error, { id }, before) => {
      if (before) await updateCachedRow(client, id, { price: before.price });
      showError(UPDATE_FAILED, error);
    },
    onSettled: () => refetchAfterLast(client, ROW_CHANGE, "/api/inventory", "/api/products"),
  });
  return ({ id }: InventoryRow, price: string) => change.mutate({ id, price });
}

type DuplicateOptions = {
  onDuplicated: (id: number) => void;
  /** Undoes it. */
  remove: (copy: Pick<Product, "id" | "name">) => void;
};

/** Copies a piece with its photos. The copy is hidden; the toast offers Undo. */
function useDuplicateProduct({ onDuplicated, remove }: DuplicateOptions) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const duplicate = useAction({
    keyOf: ({ id }) => id,
    mutationFn: ({ id }: InventoryRow) =>
      callApi<Product>("POST", `/api/products/${id}/duplicate`, { photos: true }),
    onSuccess: async (copy) => {
      onDuplicated(copy.id);
      toast({
        title: "Product created successfully!",
        description: `${copy.name} is hidden for now.`,
        action: { label: "Undo", onPress: () => remove(copy) },
      });
      await refetch(client, "/api/inventory", "/api/products", "/api/admin/stats");
    },
    onError: (error) => showError("Failed to create product", error),
  });
  return (row: InventoryRow) => duplicate.mutate(row);
}
