import { type RefObject, useId } from "react";
import type { Category } from "#contract/catalogue/categories.ts";
import type { InventoryQuery } from "#contract/catalogue/inventory.ts";
import { SEARCH_MAX_LENGTH } from "#contract/catalogue/catalog-query.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import { Icon } from "#web/ui/icon.tsx";
import { DeskIcon } from "../../desk-icon.tsx";
import { useTypedSearch } from "../../forms/use-typed-search.ts";
import type { InventoryChange } from "./inventory-search-params.ts";
import { SORT_CHOICES } from "./table-columns.ts";
import "./table-filters.css";

type TableFiltersProps = {
  query: InventoryQuery;
  categories: Category[];
  tags: Tag[];
  onChange: (change: InventoryChange) => void;
  searchField: RefObject<HTMLInputElement | null>;
  /** Whether small windows show the filters. */
  isOpen: boolean;
  onToggle: () => void;
  isSelecting: boolean;
  onSelectSeveral: () => void;
};

/** Search, filters and sort order. In small windows the filters are folded behind a button. */
export function TableFilters({ query, categories, tags, ...props }: TableFiltersProps) {
  const { onChange, searchField, isOpen, onToggle, isSelecting, onSelectSeveral } = props;
  const id = useId();
  const sort = query.sort ? `${query.sort} ${query.order ?? "asc"}` : "";
  return (
    <search className="table-filters">
      <SearchField
        field={searchField}
        onSearch={(search) => onChange({ search })}
        search={query.search ?? ""}
      />
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        aria-label="Filters"
        className="iconbtn filter-toggle"
        onClick={onToggle}
        type="button"
      >
        <DeskIcon name="sliders" />
      </button>
      <button
        aria-label="Select several"
        aria-pressed={isSelecting}
        className="iconbtn select-several"
        onClick={onSelectSeveral}
        type="button"
      >
        <DeskIcon name="select-several" />
      </button>
      <div className="table-selects" data-open={isOpen ? "" : undefined} id={id}>
        <FilterSelect
          all="All Categories"
          label="Category"
          onChange={(categoryId) => onChange({ categoryId })}
          options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={query.categoryId}
        />
        <FilterSelect
          all="All tags"
          label="Tag"
          onChange={(tagId) => onChange({ tagId })}
          options={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={query.tagId}
        />
      </div>
      <FilterSelect
        className="table-sort"
        label="Sort by"
        onChange={(choice) => {
          const [by, order] = choice.split(" ");
          onChange({ sort: by, order });
        }}
        options={SORT_CHOICES}
        value={sort}
      />
    </search>
  );
}

type SearchFieldProps = {
  search: string;
  onSearch: (search: string) => void;
  field: RefObject<HTMLInputElement | null>;
};

/** Searches while typing, debounced. */
function SearchField({ search, onSearch, field }: SearchFieldProps) {
  const [typed, setTyped] = useTypedSearch({ value: search, onChange: onSearch, debounce: 180 });
  return (
    <label className="table-search">
      <span className="sr">Search pieces</span>
      <Icon name="search" />
      <input
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_MAX_LENGTH}
        onChange={({ target }) => setTyped(target.value)}
        placeholder="Name, SKU or material"
        ref={field}
        type="search"
        value={typed}
      />
      <kbd aria-hidden="true">/</kbd>
    </label>
  );
}

type FilterSelectProps = {
  label: string;
  /** The label of the option that matches everything. */
  all?: string;
  options: readonly { value: string; label: string }[];
  value: string | number | undefined;
  onChange: (value: string) => void;
  className?: string;
};

function FilterSelect(props: FilterSelectProps) {
  const { label, all, options, value, onChange, className } = props;
  return (
    <select
      aria-label={label}
      className={className}
      data-set={value ? "" : undefined}
      onChange={({ target }) => onChange(target.value)}
      value={value ?? ""}
    >
      {all && <option value="">{all}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
