import type { ReactNode } from "react";
import { CATALOG_PAGE_SIZE, catalogHref, hasFilters } from "#contract/catalogue/catalog-query.ts";
import { Meter } from "#web/ui/meter.tsx";
import { describeRange, describeShown } from "./describe-range.ts";
import type { ListAddress, NearMatch, ReadySection, Section, SectionName } from "./list-data.ts";
import { listPageNumbers } from "./list-page-numbers.ts";
import { EmptySection, FoldedSection, NoMatches, SectionFailed } from "./section-states.tsx";
import { SECTION_TITLES } from "./section-titles.ts";
import "./list-section.css";

type Props<T> = {
  name: SectionName;
  at: ListAddress;
  section: Section<T>;
  /** The other section: beside its items an empty one folds to one line. */
  other: Section<unknown>;
  /** Offered where nothing matches. */
  nearMatches?: NearMatch[];
  /** Its visible heading is the page's large title, so its own is for screen readers only. */
  isFirst: boolean;
  /** Leads to custom work, where nothing matches. */
  customWork?: ReactNode;
  children: (items: T[]) => ReactNode;
};

/** One of the two sections, in each of its states: items, empty, failed. */
export function ListSection<T>({ name, at, section, isFirst, ...props }: Props<T>) {
  const count = section.state === "ready" ? section.items.length : 0;
  const isFolded = isEmpty(section) && !(isFirst && (isEmpty(props.other) || hasFilters(at.query)));
  const range = section.state === "ready" && count > 0 ? rangeOf(name, section) : null;
  return (
    <section
      aria-busy="false"
      aria-labelledby={`${name}-heading`}
      className="list-section"
      id={name}
    >
      <div className={isFirst ? "wrap list-section-head first" : "wrap list-section-head"}>
        <h2 id={`${name}-heading`} className={isFirst || isFolded ? "sr" : undefined}>
          {SECTION_TITLES[name]}
        </h2>
        {range && (
          <span className="muted" data-range>
            {range.label}
          </span>
        )}
      </div>
      {section.state === "failed" && <SectionFailed at={at} name={name} status={section.status} />}
      {section.state === "ready" && count > 0 && props.children(section.items)}
      {isEmpty(section) && <EndOfSection {...props} at={at} isFolded={isFolded} name={name} />}
      {range && <ShowMore at={at} name={name} {...range} />}
    </section>
  );
}

const isEmpty = (section: Section<unknown>): boolean =>
  section.state === "ready" && section.total === 0;

type EndProps = Pick<Props<unknown>, "name" | "at" | "nearMatches" | "customWork"> & {
  isFolded: boolean;
};

function EndOfSection({ name, at, nearMatches = [], customWork, isFolded }: EndProps) {
  if (isFolded) return <FoldedSection at={at} name={name} nearMatches={nearMatches} />;
  if (!hasFilters(at.query)) return <EmptySection name={name} />;
  return (
    <NoMatches at={at} name={name} nearMatches={nearMatches}>
      {customWork}
    </NoMatches>
  );
}

type Range = { page: number; from: number; to: number; total: number; label: string };

function rangeOf(name: SectionName, { page, items, total }: ReadySection<unknown>): Range {
  const from = (page - 1) * CATALOG_PAGE_SIZE + 1;
  const to = from - 1 + items.length;
  return { page, from, to, total, label: describeRange(name, from, to, total) };
}

type MoreProps = Range & { name: SectionName; at: ListAddress };

/** How much of the section is shown, "Show more", and links to its pages. Null when all is shown. */
function ShowMore({ name, at, page, from, to, total, label }: MoreProps) {
  const pages = Math.ceil(total / CATALOG_PAGE_SIZE);
  if (pages <= 1) return null;
  const href = (number: number) => catalogHref(at.path, { ...at.query, page: number });
  return (
    <div className="wrap show-more" data-from={from} data-to={to} data-total={total}>
      <Meter label={`${name} shown`} value={to - from + 1} max={total} text={label} />
      {page < pages && (
        <a
          aria-label={`Show more ${name}`}
          className="btn quiet"
          data-show-more={name}
          href={href(page + 1)}
        >
          Show more
        </a>
      )}
      <nav aria-label={`Pages of ${name}`}>
        <ol className="page-links">
          {listPageNumbers(page, pages).map((number, index) =>
            number === null ? (
              <li aria-hidden="true" key={`gap-${index}`}>
                …
              </li>
            ) : (
              <li key={number}>
                <a
                  aria-current={number === page ? "page" : undefined}
                  aria-label={`Page ${number}`}
                  href={`${href(number)}#${name}`}
                >
                  {number}
                </a>
              </li>
            ),
          )}
        </ol>
      </nav>
      <output className="sr">{describeShown(label)}</output>
    </div>
  );
}
