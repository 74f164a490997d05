import {
  ALL_CATEGORIES,
  parseCatalogQuery,
  SEARCH_MAX_LENGTH,
} from "#contract/catalogue/catalog-query.ts";
import { ANY_PRICE, PRICE_BANDS } from "#contract/catalogue/price-bands.ts";
import type { Site } from "#web/content/site.ts";
import { DialogFrame } from "#web/ui/dialog-frame.tsx";
import { Field } from "#web/ui/field.tsx";
import { Island } from "../island.tsx";
import type Suggestions from "../suggestions/suggestions.island.tsx";
import "./search-dialog.css";

export const SEARCH_PLACEHOLDER = "Search for jewelry items, craftsmanship...";

/** "Search Items": term, category and price range, as the list has them that is open. */
export function SearchDialog({ site, url }: { site: Site; url: URL }) {
  const { search, category, price } = parseCatalogQuery(url.searchParams);
  return (
    <DialogFrame className="search" id="search" title="Search Items">
      <search>
        <form action="/collections" data-search="" id="search-form">
          <Island<typeof Suggestions> name="suggestions" on="focus" props={{}}>
            <input
              aria-label="Search"
              autoComplete="off"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog puts the focus
              autoFocus
              className="search-term"
              defaultValue={search || undefined}
              enterKeyHint="search"
              maxLength={SEARCH_MAX_LENGTH}
              name="search"
              placeholder={SEARCH_PLACEHOLDER}
              type="search"
            />
          </Island>
          <div className="search-controls">
            <Field id="search-category" label="Category">
              <select
                defaultValue={category ?? ALL_CATEGORIES}
                id="search-category"
                name="category"
              >
                <option value={ALL_CATEGORIES}>All Categories</option>
                {site.categories.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </Field>
            <Field id="search-price" label="Price Range">
              <select defaultValue={price ?? ANY_PRICE.value} id="search-price" name="price">
                {[ANY_PRICE, ...PRICE_BANDS].map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </Field>
            <button className="btn quiet" form="search-clear" type="submit">
              Clear
            </button>
            <button className="btn" type="submit">
              Search Items
            </button>
          </div>
        </form>
      </search>
      <form action="/collections" data-search="" id="search-clear" />
    </DialogFrame>
  );
}
