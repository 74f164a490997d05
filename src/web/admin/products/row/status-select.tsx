import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import { STATE_LABELS } from "#contract/catalogue/piece-states.ts";
import { MESSAGES } from "./messages.ts";

type StatusSelectProps = {
  row: InventoryRow;
  isPending: boolean;
  onChange: (status: "available" | "sold") => void;
};

const STATUSES = ["available", "sold"] as const;

/**
 * Available while any are in stock, else Sold. A listed piece that is reserved or made to order shows that,
 * which is chosen in the state popover.
 */
export function StatusSelect({ row, isPending, onChange }: StatusSelectProps) {
  const { availability, isActive, stock } = row;
  const isOther = isActive && (availability === "reserved" || availability === "made_to_order");
  const value = isOther ? availability : stock > 0 ? "available" : "sold";
  return (
    <span className="status-select">
      <select
        aria-label={MESSAGES.statusOf(row.name)}
        disabled={isPending}
        onChange={({ target }) => onChange(target.value === "available" ? "available" : "sold")}
        value={value}
      >
        {isOther && (
          <option disabled value={value}>
            {STATE_LABELS[value]}
          </option>
        )}
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATE_LABELS[status]}
          </option>
        ))}
      </select>
    </span>
  );
}
