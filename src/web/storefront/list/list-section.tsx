import { type ReactNode, useEffect, useRef } from "react";
import { CATALOG_PAGE_SIZE, hasFilters } from "#contract/catalog-query.ts";
import { formatCount } from "#contract/decimals.ts";
import { lastShownPage, shownItems, type ShownPages } from "./append-page.ts";
import type { Section, SectionName } from "./list-data.ts";
import { NoMatches, EmptySection, SectionFailed } from "./section-states.tsx";
import { ShowMore } from "./show-more.tsx";
import { useListSearchParams } from "./list-search-params.tsx";
import "./list-section.css";

export const SECTION_TITLES = { collections: "Collections", pieces: "Pieces" } as const;

type Props<T> = {
  name: SectionName;
  section: Section<T>;
  shown: ShownPages<T> | undefined;
  /** Its visible heading is the page's large title, so its own is for screen readers only. */
  isFirst: boolean;
  /** Shown instead of the items while another query loads; else null. */
  skeleton: ReactNode;
  children: (items: T[]) => ReactNode;
};

/** One of the two sections, in each of its states: items, empty, failed, loading. */
export function ListSection<T extends { id: number }>({ name, isFirst, ...props }: Props<T>) {
  const { section, shown, skeleton } = props;
  const { isPending } = useListSearchParams();
  const items = shown ? shownItems(shown) : [];
  const container = useFocusFirstAdded(shown?.pages.length ?? 0, items.length);
  const range = shown && items.length > 0 ? rangeOf(shown, items.length) : undefined;
  return (
    <section
      ref={container}
      id={name}
      className="list-section"
      aria-labelledby={`${name}-heading`}
      aria-busy={isPending}
    >
      <div className={isFirst ? "wrap list-section-head first" : "wrap list-section-head"}>
        <h2 id={`${name}-heading`} className={isFirst ? "sr" : undefined}>
          {SECTION_TITLES[name]}
        </h2>
        {range && <span className="muted">{range.label}</span>}
      </div>
      {skeleton ?? (
        <>
          {items.length > 0 && props.children(items)}
          <SectionEnd name={name} section={section} isEmpty={items.length === 0} />
          {shown && range && section.state === "ready" && (
            <ShowMore name={name} page={lastShownPage(shown)} {...range} />
          )}
        </>
      )}
    </section>
  );
}

function SectionEnd({
  name,
  section,
  isEmpty,
}: {
  name: SectionName;
  section: Section<unknown>;
  isEmpty: boolean;
}) {
  const { query } = useListSearchParams();
  if (section.state === "failed") return <SectionFailed name={name} status={section.status} />;
  if (!isEmpty) return null;
  return hasFilters(query) ? <NoMatches name={name} /> : <EmptySection name={name} />;
}

/** "24 of 36", or "25 to 36 of 36" when the first shown page is not page 1. */
function rangeOf({ first, total }: ShownPages<unknown>, count: number) {
  const from = (first - 1) * CATALOG_PAGE_SIZE + 1;
  const to = from - 1 + count;
  const label = `${from > 1 ? `${formatCount(from)} to ` : ""}${formatCount(to)} of ${formatCount(total)}`;
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
