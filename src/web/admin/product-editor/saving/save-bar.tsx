import { useFormContext, useWatch } from "react-hook-form";
import type { Product } from "#contract/catalogue/products.ts";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { parseCents } from "#contract/typed-numbers.ts";
import { DeskIcon } from "../../desk-icon.tsx";
import { useDeleteProduct } from "../../pieces/use-delete-product.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";

const listOf = (text: string) => text.split(";").map((part) => part.trim());

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
          <DeskIcon name="trash" />
        </button>
      )}
    </div>
  );
}

/** What visitors will read of a new piece, above the button that lists it; nothing while it is to be hidden. */
function VisitorsLine() {
  const { control } = useFormContext<ProductFormValues>();
  const values = useWatch({
    control,
    name: ["name", "metals", "materials", "stones", "ringSize", "price", "isActive"],
  });
  const line = describePiece(...values);
  if (line === "") return null;
  return (
    <p className="visitors-line">
      Visitors will see: <b>{line}.</b>
    </p>
  );
}

/** As lists and the piece's page name it: by its metals, else by its materials. */
function describePiece(
  name: string,
  metals: string,
  materials: string,
  stones: string,
  ringSize: string,
  price: string,
  isActive: boolean,
): string {
  if (!isActive) return "";
  const cents = parseCents(price);
  return [
    name.trim(),
    ...listOf(metals.trim() || materials),
    ...listOf(stones),
    ringSize.trim() && `US ${ringSize.trim()}`,
    cents !== undefined && formatPrice(formatHundredths(cents)),
  ]
    .filter(Boolean)
    .join(", ");
}
