import { CATALOG_SORTS } from "#contract/catalogue/catalog-query.ts";
import { DialogFrame } from "#web/ui/dialog-frame.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { describeCount } from "./describe-range.ts";
import { ClearAll, FilterChips } from "./filter-chips.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { listActiveFilters } from "./list-active-filters.ts";
import { FORM_ID } from "./form-params.ts";
import type { ListData } from "./list-data.ts";
import "./filter-bar.css";

/**
 * Filters, chips and sorting. The page script opens the filters as a drawer in the page, on a phone as a sheet, with
 * both buttons at the bottom of the screen. Without scripts the drawer is open and a button submits the form.
 */
export function FilterBar({ data: { at, filters, pieces } }: { data: ListData }) {
  const { query } = at;
  const active = listActiveFilters(query, filters);
  return (
    <>
      <div className="filter-bar">
        <div className="wrap">
          <div className="filter-controls">
            <button
              aria-controls="filter-drawer"
              aria-expanded="false"
              className="filter-button"
              data-filters
              type="button"
            >
              <Icon name="filter" />
              Filters
              <span data-swap="count">
                {active.length > 0 && <span className="filter-count">{active.length}</span>}
              </span>
            </button>
            <div className="sort-field" data-swap="sort">
              <label htmlFor="list-sort">Sort by</label>
              <select
                defaultValue={query.sort === "relevance" ? "" : query.sort}
                form={FORM_ID}
                id="list-sort"
                name="sort"
              >
                {query.search !== "" && <option value="">Best match</option>}
                {CATALOG_SORTS.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </div>
          </div>
          <div className="filter-chips-place" data-swap="chips">
            {active.length > 0 && <FilterChips at={at} filters={active} />}
          </div>
        </div>
      </div>
      <div className="filter-drawer" data-open="false" id="filter-drawer">
        <div className="filter-drawer-inner">
          <div className="wrap">
            <div data-swap="fields">
              <FilterFields choices={filters} query={query} />
            </div>
            <button className="btn small filter-apply" form={FORM_ID} type="submit">
              Apply filters
            </button>
          </div>
        </div>
      </div>
      <DialogFrame className="filter-sheet" id="filter-sheet" title="Filters">
        {/* Where the page script puts the fields while the sheet is open. */}
        <div className="filter-sheet-body" />
        <div className="filter-sheet-foot">
          <ClearAll at={at} className="btn quiet" />
          <button className="btn" command="close" commandfor="filter-sheet" type="button">
            <span data-swap="show">
              {`Show ${pieces.state === "failed" ? "pieces" : describeCount("pieces", pieces.total)}`}
            </span>
          </button>
        </div>
      </DialogFrame>
    </>
  );
}
