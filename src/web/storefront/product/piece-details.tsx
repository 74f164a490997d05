import { DETAIL_LABELS } from "#contract/catalogue/product-fields.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { formatWeight } from "#web/catalog/pieces/format-weight.ts";
import { noBreakUnits } from "#web/catalog/text/no-break-units.ts";
import "./piece-details.css";

/** The known details of a piece as a definition list. */
export function PieceDetails({ piece }: { piece: Product }) {
  const entries = Object.entries(DETAIL_LABELS).flatMap(([name, label]) => {
    const value = piece[name as keyof typeof DETAIL_LABELS];
    if (!value) return [];
    return [[label, name === "weight" ? formatWeight(value) : value] as const];
  });
  if (entries.length === 0) return null;
  return (
    <dl className="piece-details">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{noBreakUnits(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
