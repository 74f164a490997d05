import { useFormContext, useWatch } from "react-hook-form";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { parseCents } from "#contract/typed-numbers.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";

/** What visitors will read of a new piece, above the button that lists it; nothing while it is to be hidden. */
export function VisitorsLine() {
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

const listOf = (text: string) => text.split(";").map((part) => part.trim());

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
