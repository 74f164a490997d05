import { catalogHref, EMPTY_QUERY, formatCatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { ActiveFilter } from "./list-active-filters.ts";
import type { ListAddress } from "./list-data.ts";
import { MESSAGES } from "./messages.ts";
import "./filter-chips.css";

/** The active filters, each with a button that removes it, and Clear all. */
export function FilterChips({ at, filters }: { at: ListAddress; filters: ActiveFilter[] }) {
  return (
    <ul aria-label={MESSAGES.filters.active} className="filter-chips">
      {filters.map(({ key, kind, label, without }) => (
        <li key={key}>
          {/* A form of its own, so that the button works without scripts. */}
          <form action={at.path} data-list-form>
            {[...formatCatalogQuery(without)].map(([name, value]) => (
              <input key={name + value} name={name} type="hidden" value={value} />
            ))}
            <button
              aria-label={MESSAGES.filters.remove(label)}
              className="filter-chip"
              data-kind={kind}
              type="submit"
            >
              <span>{label}</span>
              <Icon name="close" />
            </button>
          </form>
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
      {MESSAGES.filters.clearAll}
    </a>
  );
}
