import { formatCatalogQuery, SEARCH_MAX_LENGTH } from "#contract/catalogue/catalog-query.ts";
import { formatCount } from "#contract/decimals.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Island } from "../island.tsx";
import type Suggestions from "../suggestions/suggestions.island.tsx";
import { FORM_ID } from "./form-params.ts";
import type { ListData, SectionName } from "./list-data.ts";
import { SECTION_TITLES } from "./section-titles.ts";
import "./list-header.css";

type Props = { data: ListData; order: SectionName[] };

/** The two sections as large titles with counts, which link to them, and the search form beside them. */
export function ListHeader({ data, order }: Props) {
  const { path, query } = data.at;
  const search = formatCatalogQuery(query).toString();
  return (
    <div className="wrap list-header">
      <h1 className="sr">{order.map((name) => SECTION_TITLES[name]).join(" and ")}</h1>
      <nav aria-label="Sections of this list" data-swap="titles">
        <ul>
          {order.map((name, index) => {
            const section = data[name];
            return (
              <li key={name}>
                <a
                  aria-current={index === 0 ? "true" : undefined}
                  href={`${path}${search && `?${search}`}#${name}`}
                >
                  {SECTION_TITLES[name]}
                  {section.state === "ready" && <sup>{formatCount(section.total)}</sup>}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <search>
        {/* The list's form. Filters and sorting belong to it by its id, wherever they are. */}
        <form action={path} className="list-search" id={FORM_ID}>
          <label className="sr" htmlFor="list-search">
            Search
          </label>
          <Island<typeof Suggestions> name="suggestions" on="focus" props={{}}>
            <input
              autoComplete="off"
              defaultValue={query.search}
              enterKeyHint="search"
              id="list-search"
              maxLength={SEARCH_MAX_LENGTH}
              name="search"
              placeholder="Search for jewelry items, craftsmanship..."
              type="search"
            />
          </Island>
          {/* A price that is none, in filters that are closed, does not keep anybody from searching. */}
          <button aria-label="Find" className="iconbtn" formNoValidate type="submit">
            <Icon name="search" />
          </button>
        </form>
      </search>
    </div>
  );
}
