import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { formatWeight } from "#contract/catalogue/format-weight.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { parseCentigrams, parseCents } from "#contract/typed-numbers.ts";
import { DeskIcon } from "../../desk-icon.tsx";
import { useDeleteProduct } from "../../pieces/use-delete-product.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";
import { describeTypedState } from "../sentence/describe-ledger.ts";

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
  const isShown = product === null && !isMissing;
  const id = useId();
  const isIncomplete = product !== null && isMissing;
  return (
    <div className="side-panel-save">
      {isShown && <VisitorsLine id={id} />}
      <button
        aria-describedby={isShown ? id : undefined}
        className="btn"
        disabled={isPending || isWaiting || isIncomplete}
        type="submit"
      >
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

/** What visitors will see of a new piece, above the button that creates it. */
function VisitorsLine({ id }: { id: string }) {
  const { control } = useFormContext<ProductFormValues>();
  const values = useWatch({ control }) as ProductFormValues;
  const state = describeTypedState(values);
  return (
    <p className="visitors-line" id={id}>
      {values.isActive ? (
        <>
          Visitors will see: <b>{describePiece(values)}.</b> {state}.
        </>
      ) : (
        "Visitors won’t see it until you list it."
      )}
    </p>
  );
}

const listOf = (text: string) => text.split(";").map((part) => part.trim());

/** As lists and the piece's page name it: by its metals, else by its materials. */
function describePiece(values: ProductFormValues): string {
  const { name, metals, materials, stones, weight, ringSize, price } = values;
  const [cents, centigrams] = [parseCents(price), parseCentigrams(weight)];
  return [
    name.trim(),
    ...listOf(metals.trim() || materials),
    ...listOf(stones),
    centigrams && formatWeight(formatHundredths(centigrams)),
    ringSize.trim() && `US ${ringSize.trim()}`,
    cents !== undefined && formatPrice(formatHundredths(cents)),
  ]
    .filter(Boolean)
    .join(", ");
}
