import { useFormContext, useWatch } from "react-hook-form";
import type { Product } from "#contract/catalogue/products.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useDeleteProduct } from "../../pieces/use-delete-product.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";
import { VisitorsLine } from "./visitors-line.tsx";

type SaveBarProps = {
  product: Product | null;
  isPending: boolean;
  /** Whether the save waits for pending uploads. */
  isWaiting: boolean;
  onCancel: () => void;
  onDeleted: () => void;
};

/** The form's buttons, at the bottom of the panel. A piece that loses its name or price can't be saved. */
export function SaveBar({ product, isPending, isWaiting, onCancel, onDeleted }: SaveBarProps) {
  const label = product ? "Save Changes" : "Create Product";
  const remove = useDeleteProduct(onDeleted);
  const { control } = useFormContext<ProductFormValues>();
  const required = useWatch({ control, name: ["name", "price"] });
  const isMissing = required.some((value) => value.trim() === "");
  const isIncomplete = product !== null && isMissing;
  return (
    <div className="side-panel-save">
      {product === null && !isMissing && <VisitorsLine />}
      <button className="btn" disabled={isPending || isWaiting || isIncomplete} type="submit">
        {isWaiting ? "Waiting for photos..." : isPending ? "Saving..." : label}
      </button>
      <button className="btn quiet" onClick={onCancel} type="button">
        Cancel
      </button>
      {product === null && isMissing && (
        <p className="help">Enter a name and a price. You can add photos later.</p>
      )}
      {product && (
        <button
          aria-label="Delete"
          className="btn alarm"
          disabled={remove.isPending}
          onClick={() => remove.mutate(product)}
          type="button"
        >
          <Icon name="trash" />
        </button>
      )}
    </div>
  );
}
