import { useQuery } from "@tanstack/react-query";
import type { StateCounts } from "#contract/catalogue/inventory.ts";
import { PIECE_STATES, type PieceState, STATE_LABELS } from "#contract/catalogue/piece-states.ts";
import "./state-tabs.css";

type StateTabsProps = {
  state: PieceState | undefined;
  onChange: (state: PieceState | undefined) => void;
};

/** The states that pieces are in, with their counts; one of them narrows the list. */
export function StateTabs({ state, onChange }: StateTabsProps) {
  const { data } = useQuery<StateCounts>({ queryKey: ["/api/inventory/states"] });
  const total = data && Object.values(data).reduce((sum, count) => sum + count, 0);
  const states = PIECE_STATES.map((value) => ({
    value,
    label: STATE_LABELS[value],
    count: data?.[value],
  }));
  const tabs = [
    { value: undefined, label: "All", count: total },
    ...states.filter(({ value, count }) => count !== 0 || value === state),
  ];
  return (
    <ul aria-label="States" className="state-tabs">
      {tabs.map(({ value, label, count }) => (
        <li key={label}>
          <button aria-pressed={state === value} onClick={() => onChange(value)} type="button">
            {label} <span>{count}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
