import type { Category } from "#contract/catalogue/categories.ts";
import { INVENTORY_STATUSES, type InventoryQuery } from "#contract/catalogue/inventory.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { InventoryChange } from "./inventory-search-params.ts";
import { MESSAGES } from "./messages.ts";
import "./filter-chips.css";

const FLAGS = [
  { name: "noPhoto", label: MESSAGES.noPhoto },
  { name: "noPrice", label: MESSAGES.noPrice },
  { name: "notListed", label: MESSAGES.notListed },
] as const;

type FilterChipsProps = {
  query: InventoryQuery;
  categories: Category[];
  tags: Tag[];
  onChange: (change: InventoryChange) => void;
  /** Whether small windows show the chosen ones alone. */
  isFolded: boolean;
};

/** What is missing as chips to press, and each chosen filter as one to remove. */
export function FilterChips(props: FilterChipsProps) {
  const { query, categories, tags, onChange, isFolded } = props;
  const category = categories.find(({ id }) => id === query.categoryId)?.name;
  const tag = tags.find(({ id }) => id === query.tagId)?.name;
  const status = INVENTORY_STATUSES.find(({ value }) => value === query.status)?.label;
  const chosen = [
    { name: "categoryId", label: category },
    { name: "tagId", label: tag },
    { name: "status", label: status },
  ] as const;
  return (
    <ul
      aria-label={MESSAGES.filters}
      className="desk-chips"
      data-folded={isFolded ? "" : undefined}
    >
      {FLAGS.map(({ name, label }) => (
        <li key={name}>
          <button
            aria-pressed={query[name] === "1"}
            onClick={() => onChange({ [name]: query[name] ? undefined : "1" })}
            type="button"
          >
            {label}
          </button>
        </li>
      ))}
      {chosen.map(
        ({ name, label }) =>
          label && (
            <li key={name}>
              <button
                aria-label={MESSAGES.removeFilter(label)}
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
