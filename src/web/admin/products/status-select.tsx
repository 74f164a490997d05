import type { InventoryRow } from "#contract/inventory.ts";

type StatusSelectProps = {
  row: InventoryRow;
  isPending: boolean;
  onChange: (stock: 0 | 1) => void;
};

/** Available or Sold; choosing one sets the stock to 1 or 0. */
export function StatusSelect({ row, isPending, onChange }: StatusSelectProps) {
  const isAvailable = row.stock > 0;
  return (
    <span className={`dot status-select ${isAvailable ? "available" : "sold"}`}>
      <select
        aria-label={`Status of ${row.name}`}
        disabled={isPending}
        onChange={({ target }) => onChange(target.value === "available" ? 1 : 0)}
        value={isAvailable ? "available" : "sold"}
      >
        <option value="available">Available</option>
        <option value="sold">Sold</option>
      </select>
    </span>
  );
}
