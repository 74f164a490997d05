import { catalogHref, EMPTY_QUERY } from "#contract/catalogue/catalog-query.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { ActiveFilter } from "./list-active-filters.ts";
import type { ListAddress } from "./list-data.ts";
import { ListForm } from "./list-form.tsx";
import "./filter-chips.css";

/** The active filters, each with a button that removes it, and Clear all. */
export function FilterChips({ at, filters }: { at: ListAddress; filters: ActiveFilter[] }) {
  return (
    <ul aria-label="Active filters" className="filter-chips">
      {filters.map(({ key, kind, label, without }) => (
        <li key={key}>
          <ListForm path={at.path} query={without}>
            <button
              aria-label={`Remove filter: ${label}`}
              className="filter-chip"
              data-kind={kind}
              type="submit"
            >
              <span>{label}</span>
              <Icon name="close" />
            </button>
          </ListForm>
        </li>
      ))}
      <li>
        <ClearAll at={at} className="link" />
      </li>
    </ul>
  );
}

/** Removes all filters; the sort order stays. */
export function ClearAll({ at, className }: { at: ListAddress; className: string }) {
  const { sort } = at.query;
  const query = { ...EMPTY_QUERY, sort: sort === "relevance" ? EMPTY_QUERY.sort : sort };
  return (
    <a className={className} data-list-link href={catalogHref(at.path, query)}>
      Clear all
    </a>
  );
}
