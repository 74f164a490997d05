import { useState } from "react";
import { CATALOG_SORTS } from "#contract/catalogue/catalog-query.ts";
import { Icon } from "#web/ui/icon.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { listActiveFilters } from "./list-active-filters.ts";
import type { FilterChoices, Section } from "../list-data.ts";
import { FORM_ID } from "./read-filter-form.ts";
import { useListSearchParams } from "./list-search-params.tsx";
import { MESSAGES } from "../messages.ts";
import "./filter-bar.css";

const PHONE = "(max-width: 767px)";

/**
 * Filters, chips and sorting. Filters open as a drawer in the page, on a phone as a sheet, with both
 * buttons at the bottom of the screen. Without scripts the drawer is open and a button submits the form.
 */
export function FilterBar({
  choices,
  pieces,
}: {
  choices: FilterChoices;
  pieces: Section<unknown>;
}) {
  const { formQuery, applyForm } = useListSearchParams();
  const [open, setOpen] = useState<"drawer" | "sheet" | null>(null);
  const active = listActiveFilters(formQuery, choices);
  const fields = <FilterFields choices={choices} query={formQuery} onChange={applyForm} />;
  const toggle = () => {
    if (open) return setOpen(null);
    return setOpen(window.matchMedia(PHONE).matches ? "sheet" : "drawer");
  };
  return (
    <>
      <div className="filter-bar">
        <div className="wrap">
          <div className="filter-controls">
            <button
              type="button"
              className="filter-button"
              aria-expanded={open !== null}
              aria-controls={open === "sheet" ? "filter-sheet" : "filter-drawer"}
              onClick={toggle}
            >
              <Icon name="filter" />
              {MESSAGES.filters.title}
              {active.length > 0 && <span className="filter-count">{active.length}</span>}
            </button>
            <SortField onChange={applyForm} />
          </div>
          {active.length > 0 && <FilterChips filters={active} />}
        </div>
      </div>
      <div id="filter-drawer" className="filter-drawer" data-open={open === "drawer"}>
        <div className="filter-drawer-inner">
          <div className="wrap">
            {open !== "sheet" && fields}
            <button type="submit" form={FORM_ID} className="btn small filter-apply">
              {MESSAGES.filters.apply}
            </button>
          </div>
        </div>
      </div>
      <FilterSheet isOpen={open === "sheet"} onClose={() => setOpen(null)} pieces={pieces}>
        {open === "sheet" && fields}
      </FilterSheet>
    </>
  );
}

function SortField({ onChange }: { onChange: () => void }) {
  const { formQuery } = useListSearchParams();
  return (
    <div className="sort-field">
      <label htmlFor="list-sort">{MESSAGES.filters.sortBy}</label>
      <select
        id="list-sort"
        name="sort"
        form={FORM_ID}
        value={formQuery.sort === "relevance" ? "" : formQuery.sort}
        onChange={onChange}
      >
        {formQuery.search !== "" && <option value="">{MESSAGES.filters.bestMatch}</option>}
        {CATALOG_SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
