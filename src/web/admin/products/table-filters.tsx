import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { Category } from "#contract/categories.ts";
import type { InventoryQuery } from "#contract/inventory.ts";
import { SEARCH_MAX_LENGTH } from "#contract/catalog-query.ts";
import type { Tag } from "#contract/tags.ts";
import { FilterSelect } from "./filter-select.tsx";
import type { InventoryChange } from "./inventory-search-params.ts";
import { SORT_CHOICES } from "./table-columns.ts";
import "./table-filters.css";

type TableFiltersProps = {
  query: InventoryQuery;
  categories: Category[];
  tags: Tag[];
  onChange: (change: InventoryChange) => void;
  searchField: RefObject<HTMLInputElement | null>;
};

/** Search and filters, and the sort order for small windows. */
export function TableFilters({ query, categories, tags, ...props }: TableFiltersProps) {
  const { onChange, searchField } = props;
  const sort = query.sort ? `${query.sort} ${query.order ?? "asc"}` : "";
  return (
    <search className="table-filters">
      <SearchField
        field={searchField}
        onSearch={(search) => onChange({ search })}
        search={query.search ?? ""}
      />
      <div className="table-selects">
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
        <FilterSelect
          label="Sort by"
          onChange={(choice) => {
            const [by, order] = choice.split(" ");
            onChange({ sort: by, order });
          }}
          options={SORT_CHOICES}
          value={sort}
        />
      </div>
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
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // The URL was changed elsewhere, by Back or Clear all.
  if (search !== known) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const runSearch = useEffectEvent((text: string) => {
    if (text !== search) onSearch(text);
  });
  useEffect(() => {
    const pause = setTimeout(() => runSearch(typed.trim()), 180);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <input
      aria-label="Search pieces"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={SEARCH_MAX_LENGTH}
      onChange={({ target }) => setTyped(target.value)}
      placeholder="Name, SKU or material"
      ref={field}
      type="search"
      value={typed}
    />
  );
}
