import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useRef } from "react";
import type { Product } from "#contract/catalogue/products.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { useHasUnsavedChanges } from "../forms/use-unsaved-changes.ts";
import { QueryState } from "../query-state.tsx";
import { SidePanel } from "../side-panel/side-panel.tsx";
import { FormSkeleton } from "./editor-skeleton.tsx";
import type { NewPieceValues } from "./form-state/product-form-values.ts";
import { ProductForm } from "./product-form.tsx";

type ProductEditorProps = {
  /** The id of the piece, "new" for a new one. */
  editing: number | "new";
  /** What a new piece begins with. */
  first?: NewPieceValues | undefined;
  onClose: () => void;
  onCreated: (piece: Product) => void;
};

/** The panel that edits a piece. Closes on saving, deleting and canceling. */
export function ProductEditor({ editing, first, onClose, onCreated }: ProductEditorProps) {
  const isNew = editing === "new";
  const discardDialog = useRef<HTMLDialogElement>(null);
  const isUnsaved = useHasUnsavedChanges();
  const cancel = () => (isUnsaved ? openDialog(discardDialog) : onClose());
  const closing = { discardDialog, onCancel: cancel, onClose };
  const piece = useQuery<Product>({
    queryKey: [`/api/products/${editing}`],
    enabled: !isNew,
    // A form must start from the stored piece, not from a cached one.
    gcTime: 0,
    refetchOnMount: "always",
  });
  // The form is rendered in small parts, between which a key or a press is answered.
  const product = useDeferredValue(piece.isFetchedAfterMount ? piece.data : undefined);
  return (
    <SidePanel
      className="piece-screen"
      isScreen
      focus={isNew ? "field" : "panel"}
      onClose={cancel}
      title={isNew ? "Add New Product" : (product?.name ?? "Product")}
    >
      {isNew ? (
        <ProductForm first={first} onCreated={onCreated} product={null} {...closing} />
      ) : (
        <QueryState query={{ ...piece, data: product }} skeleton={<FormSkeleton />} keepData>
          {(loaded) => <ProductForm product={loaded} {...closing} />}
        </QueryState>
      )}
    </SidePanel>
  );
}
