import type { Product } from "#contract/products.ts";
import { formatWeight } from "#web/catalog/format-weight.ts";
import { noBreakUnits } from "#web/storefront/product/no-break-units.ts";
import "./piece-details.css";

/** The details that are known, as in a stock book. */
export function PieceDetails({ piece }: { piece: Product }) {
  const { sku, materials, weight, dimensions } = piece;
  const entries = Object.entries({
    SKU: sku,
    Materials: materials,
    Weight: weight && formatWeight(weight),
    Dimensions: dimensions,
  }).filter(([, value]) => value);
  if (entries.length === 0) return null;
  return (
    <dl className="piece-ledger">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value && noBreakUnits(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
