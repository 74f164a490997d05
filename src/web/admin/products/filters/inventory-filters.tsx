import { type ComponentProps, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import {
  INVENTORY_STATUSES,
  type InventoryQuery,
  type StateCounts,
} from "#contract/catalogue/inventory.ts";
import { PIECE_STATES, type PieceState, STATE_LABELS } from "#contract/catalogue/piece-states.ts";
import type { Category } from "#contract/catalogue/categories.ts";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import { formatCount } from "#contract/decimals.ts";
import { Icon } from "#web/ui/icon.tsx";
import { pageQuery } from "../../api-client/page-query.ts";
import { type InventoryChange, inventoryPath } from "./inventory-search-params.ts";
import { TableFilters } from "./table-filters.tsx";
import "./inventory-filters.css";

const NEEDING_WORK = inventoryPath("/api/inventory", { needsWork: "1", limit: 1 });

type Props = Omit<ComponentProps<typeof TableFilters>, "isOpen" | "onToggle">;

/** Everything that narrows the list: states, chips, search and choices. */
export function InventoryFilters(props: Props) {
  const { query, onChange, categories, tags } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="inventory-tabs">
        <StateTabs onChange={(state) => onChange({ state })} state={query.state} />
        <FilterChips
          categories={categories}
          isFolded={!isOpen}
          onChange={onChange}
          query={query}
          tags={tags}
        />
      </div>
      <TableFilters {...props} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
    </>
  );
}

type StateTabsProps = {
  state: PieceState | undefined;
  onChange: (state: PieceState | undefined) => void;
};

/** The states that pieces are in, with their counts; one of them narrows the list. */
function StateTabs({ state, onChange }: StateTabsProps) {
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

type FilterChipsProps = {
  query: InventoryQuery;
  categories: Category[];
  tags: Tag[];
  onChange: (change: InventoryChange) => void;
  /** Whether small windows show the chosen ones alone. */
  isFolded: boolean;
};

/** The pieces that lack something as a chip to press, and each chosen filter as one to remove. */
function FilterChips(props: FilterChipsProps) {
  const { query, categories, tags, onChange, isFolded } = props;
  const needingWork = useQuery(pageQuery<InventoryRow>(NEEDING_WORK)).data?.total ?? 0;
  const needsWork = query.needsWork === "1";
  const category = categories.find(({ id }) => id === query.categoryId)?.name;
  const tag = tags.find(({ id }) => id === query.tagId)?.name;
  const status = INVENTORY_STATUSES.find(({ value }) => value === query.status)?.label;
  const chosen = [
    { name: "categoryId", label: category },
    { name: "tagId", label: tag },
    { name: "status", label: status },
    { name: "noPhoto", label: query.noPhoto && "No photo" },
    { name: "noPrice", label: query.noPrice && "At $0.00" },
    { name: "notListed", label: query.notListed && "Not listed anywhere" },
  ] as const;
  return (
    <ul aria-label="Filters" className="cluster desk-chips" data-folded={isFolded ? "" : undefined}>
      {(needingWork > 0 || needsWork) && (
        <li>
          <button
            aria-pressed={needsWork}
            onClick={() => onChange({ needsWork: needsWork ? undefined : "1" })}
            title="No photo, at $0.00, or not listed anywhere"
            type="button"
          >
            Needs work <span>{formatCount(needingWork)}</span>
          </button>
        </li>
      )}
      {chosen.map(
        ({ name, label }) =>
          label && (
            <li key={name}>
              <button
                aria-label={`Remove filter: ${label}`}
                className="desk-chip-chosen"
                onClick={() => onChange({ [name]: undefined })}
                type="button"
              >
                {label}
                <Icon name="close" />
              </button>
            </li>
          ),
      )}
    </ul>
  );
}
