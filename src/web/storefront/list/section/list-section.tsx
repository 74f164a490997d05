import { type ReactNode, useEffect, useRef } from "react";
import { CATALOG_PAGE_SIZE, hasFilters } from "#contract/catalogue/catalog-query.ts";
import { formatCount } from "#contract/decimals.ts";
import { describeCount } from "../describe-count.ts";
import { lastShownPage, shownItems, type ShownPages } from "../paging/append-page.ts";
import type { NearMatch, Section, SectionName } from "../list-data.ts";
import { EmptySection, FoldedSection, NoMatches, SectionFailed } from "./section-states.tsx";
import { ShowMore } from "../paging/show-more.tsx";
import { useListSearchParams } from "../filters/list-search-params.tsx";
import { MESSAGES } from "../messages.ts";
import "./list-section.css";

type Props<T> = {
  name: SectionName;
  section: Section<T>;
  /** The other section: beside its items an empty one folds to one line. */
  other: Section<unknown>;
  shown: ShownPages<T> | undefined;
  /** Offered where nothing matches. */
  nearMatches?: NearMatch[] | undefined;
  /** Its visible heading is the page's large title, so its own is for screen readers only. */
  isFirst: boolean;
  /** Shown instead of the items while another query loads; else null. */
  skeleton: ReactNode;
  children: (items: T[]) => ReactNode;
};

/** One of the two sections, in each of its states: items, empty, failed, loading. */
export function ListSection<T extends { id: number }>({ name, isFirst, ...props }: Props<T>) {
  const { section, shown, skeleton, nearMatches = [] } = props;
  const { isPending } = useListSearchParams();
  const items = shown ? shownItems(shown) : [];
  const container = useFocusFirstAdded(shown?.pages.length ?? 0, items.length);
  const isFolded =
    items.length === 0 && section.state === "ready" && !(isFirst && isEmpty(props.other));
  const range = shown && items.length > 0 ? rangeOf(name, shown, items.length) : undefined;
  return (
    <section
      ref={container}
      id={name}
      className="list-section"
      aria-labelledby={`${name}-heading`}
      aria-busy={isPending}
    >
      <div className={isFirst ? "wrap list-section-head first" : "wrap list-section-head"}>
        <h2 id={`${name}-heading`} className={isFirst || isFolded ? "sr" : undefined}>
          {MESSAGES.titles[name]}
        </h2>
        {range && <span className="muted">{range.label}</span>}
      </div>
      {skeleton ?? (
        <>
          {items.length > 0 && props.children(items)}
          {isFolded ? (
            <FoldedSection name={name} nearMatches={nearMatches} />
          ) : (
            <SectionEnd
              name={name}
              section={section}
              isEmpty={items.length === 0}
              nearMatches={nearMatches}
            />
          )}
          {shown && range && section.state === "ready" && (
            <ShowMore name={name} page={lastShownPage(shown)} {...range} />
          )}
        </>
      )}
    </section>
  );
}

const isEmpty = (section: Section<unknown>): boolean =>
  section.state === "ready" && section.total === 0;

function SectionEnd({
  name,
  section,
  isEmpty,
  nearMatches,
}: {
  name: SectionName;
  section: Section<unknown>;
  isEmpty: boolean;
  nearMatches: NearMatch[];
}) {
  const { query } = useListSearchParams();
  if (section.state === "failed") return <SectionFailed name={name} status={section.status} />;
  if (!isEmpty) return null;
  return hasFilters(query) ? (
    <NoMatches name={name} nearMatches={nearMatches} />
  ) : (
    <EmptySection name={name} />
  );
}

/** "36 pieces", "24 of 36 pieces", or "25 to 36 of 36 pieces" when the first shown page is not page 1. */
function rangeOf(name: SectionName, { first, total }: ShownPages<unknown>, count: number) {
  const from = (first - 1) * CATALOG_PAGE_SIZE + 1;
  const to = from - 1 + count;
  const shown = `${from > 1 ? `${formatCount(from)} to ` : ""}${formatCount(to)} of `;
  const label = `${count < total ? shown : ""}${describeCount(name, total)}`;
  return { from, to, total, label };
}

/** Moves the focus to the first item that "Show more" added, without scrolling. */
function useFocusFirstAdded(pages: number, count: number) {
  const container = useRef<HTMLElement>(null);
  const before = useRef({ pages, count });
  useEffect(() => {
    const { pages: pagesBefore, count: countBefore } = before.current;
    before.current = { pages, count };
    const hadFocus = document.activeElement?.matches("[data-show-more]");
    if (pages !== pagesBefore + 1 || !hadFocus) return;
    const links = container.current?.querySelectorAll<HTMLAnchorElement>("h3 a");
    links?.[countBefore]?.focus({ preventScroll: true });
  }, [pages, count]);
  return container;
}
