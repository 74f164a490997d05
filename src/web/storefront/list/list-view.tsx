import {
  catalogHref,
  formatCatalogQuery,
  SEARCH_MAX_LENGTH,
} from "#contract/catalogue/catalog-query.ts";
import { CardRow } from "#web/catalog/collections/card-row.tsx";
import { PieceTile } from "#web/catalog/pieces/piece-tile.tsx";
import type { Site } from "#web/content/site.ts";
import { formatCount } from "#contract/decimals.ts";
import { Icon } from "#web/ui/icon.tsx";
import { CustomWorkLink } from "../inquiry/custom-work-link.tsx";
import { Island } from "../island.tsx";
import type Suggestions from "../suggestions/suggestions.island.tsx";
import { describeCount } from "./describe-range.ts";
import { FilterBar } from "./filter-bar.tsx";
import { isAsked, type ListData, listSectionOrder, type SectionName } from "./list-data.ts";
import { FORM_ID } from "./form-params.ts";
import { SECTION_TITLES } from "./section-titles.ts";
import { ListSection } from "./list-section.tsx";
import "./list-view.css";

/** How many are side by side on a phone: these load with high priority, the others lazily. */
const HIGH_PRIORITY = 2;

type Props = { data: ListData; site: Site };

/** Collections and pieces that match the same filters; on /products the pieces come first. */
export function ListView({ data, site }: Props) {
  const { at, corrected, reading } = data;
  const order = listSectionOrder(at);
  return (
    <main data-list={catalogHref(at.path, at.query)} id="main">
      <ListHeader data={data} order={order} />
      <FilterBar data={data} />
      <output className="sr" data-swap="summary">
        {summaryOf(data)}
      </output>
      <div data-swap="results">
        {at.query.unmatched && (
          <p className="wrap list-corrected">
            <b>{reading}.</b> {`Nothing matched “${at.query.unmatched}”.`}
          </p>
        )}
        {corrected && (
          <p className="wrap list-corrected">
            Showing results for <b>“{corrected}”</b>.
          </p>
        )}
        {order.map((name, index) =>
          name === "pieces" ? (
            <Pieces data={data} isFirst={index === 0} key={name} site={site} />
          ) : (
            <Collections data={data} isFirst={index === 0} key={name} site={site} />
          ),
        )}
      </div>
    </main>
  );
}

type SectionProps = Props & { isFirst: boolean };

function Collections({ data, site: { settings }, isFirst }: SectionProps) {
  return (
    <ListSection
      at={data.at}
      isFirst={isFirst}
      name="collections"
      other={data.pieces}
      section={data.collections}
    >
      {(collections) => (
        <CardRow
          collections={collections}
          isStrip={!isFirst && isAsked(data.at.query)}
          names={settings}
          priorityCount={isFirst ? HIGH_PRIORITY : 0}
        />
      )}
    </ListSection>
  );
}

function Pieces({ data, site, isFirst }: SectionProps) {
  const { businessName, email } = site.settings;
  const ask = email && (
    <CustomWorkLink className="go" site={site}>
      <span>Ask about custom work</span>
    </CustomWorkLink>
  );
  const { search } = data.at.query;
  const make = email && (
    <CustomWorkLink
      className="btn"
      site={site}
      wish={`Hi, I’m looking for this: ${data.reading === `“${search}”` ? search : data.reading}. Could you make one for me?`}
    >
      Ask me to make one
    </CustomWorkLink>
  );
  return (
    <ListSection
      at={data.at}
      customWork={make}
      isFirst={isFirst}
      name="pieces"
      nearMatches={data.nearMatches}
      other={data.collections}
      section={data.pieces}
    >
      {(pieces) => (
        <ul className="tile-grid">
          {pieces.map((piece, index) => (
            <PieceTile
              businessName={businessName}
              key={piece.id}
              piece={piece}
              priority={isFirst && index < HIGH_PRIORITY}
            />
          ))}
          {/* The last cell, an offer of custom work, fills the rest of the last row. */}
          {ask && (
            <li className="custom-order-tile">
              <h3>Not quite the one?</h3>
              <p>
                Most pieces can be made again in another metal, another size, or around a stone of
                your own.
              </p>
              {ask}
            </li>
          )}
        </ul>
      )}
    </ListSection>
  );
}

function summaryOf(data: ListData): string {
  const names: SectionName[] = ["collections", "pieces"];
  const counted = names.map((name) => {
    const section = data[name];
    return section.state === "ready" && describeCount(name, section.total);
  });
  return counted.filter(Boolean).join(" and ");
}

type ListHeaderProps = { data: ListData; order: SectionName[] };

/** The two sections as large titles with counts, which link to them, and the search form beside them. */
function ListHeader({ data, order }: ListHeaderProps) {
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
