import { noBreakUnits } from "#web/catalog/text/no-break-units.ts";
import type { Detail } from "./describe-details.ts";
import "./piece-details.css";

/** The known details of a piece as a definition list. */
export function PieceDetails({ details }: { details: Detail[] }) {
  if (details.length === 0) return null;
  return (
    <dl className="piece-details">
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{noBreakUnits(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
