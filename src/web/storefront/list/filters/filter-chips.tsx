import type { SubmitEvent } from "react";
import { catalogHref, EMPTY_QUERY, formatCatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { KEEP_DIALOGS } from "#web/ui/use-close-on-navigation.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import type { ActiveFilter } from "./list-active-filters.ts";
import { useListSearchParams } from "./list-search-params.tsx";
import { MESSAGES } from "../messages.ts";
import "./filter-chips.css";

/** The active filters, each with a button that removes it, and Clear all. */
export function FilterChips({ filters }: { filters: ActiveFilter[] }) {
  return (
    <ul className="filter-chips" aria-label={MESSAGES.filters.active}>
      {filters.map((filter) => (
        <li key={filter.key}>
          <Chip filter={filter} />
        </li>
      ))}
      <li>
        <ClearAll className="link" />
      </li>
    </ul>
  );
}

/** A form of its own, so that the button works without scripts. */
function Chip({ filter }: { filter: ActiveFilter }) {
  const { path, applyQuery } = useListSearchParams();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    applyQuery(filter.without);
  };
  return (
    <form action={path} onSubmit={submit}>
      {[...formatCatalogQuery(filter.without)].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className="filter-chip"
        data-kind={filter.kind}
        aria-label={MESSAGES.filters.remove(filter.label)}
      >
        <span>{filter.label}</span>
        <Icon name="close" />
      </button>
    </form>
  );
}

/** Removes all filters; the sort order stays. */
export function ClearAll({ className }: { className: string }) {
  const { path, query } = useListSearchParams();
  const sort = query.sort === "relevance" ? EMPTY_QUERY.sort : query.sort;
  return (
    <PageLink
      className={className}
      to={catalogHref(path, { ...EMPTY_QUERY, sort })}
      preventScrollReset
      state={KEEP_DIALOGS}
    >
      {MESSAGES.filters.clearAll}
    </PageLink>
  );
}
