import { type ReactNode, useDeferredValue } from "react";
import { QueryState } from "../query-state.tsx";

type Props<Items extends readonly unknown[]> = {
  query: { error: Error | null; refetch: () => unknown };
  /** Undefined while loading. */
  items: Items | undefined;
  skeleton?: ReactNode;
  /** Shown when the list has no items. */
  empty: ReactNode;
  isFiltered?: boolean;
  /** Shown instead of `empty` while filters are set. */
  noMatches?: ReactNode;
  pagination?: ReactNode;
  children: (items: Items) => ReactNode;
};

/** Renders a list in whichever state it is: loading, failed, empty, without matches, or its items. */
export function QueryList<Items extends readonly unknown[]>({
  query,
  items,
  skeleton,
  empty,
  isFiltered,
  noMatches = empty,
  pagination,
  children,
}: Props<Items>) {
  // A long list is rendered in small parts, between which a key or a press is answered.
  const shown = useDeferredValue(items);
  return (
    <>
      <QueryState
        query={{ data: shown, error: query.error, refetch: query.refetch }}
        skeleton={skeleton}
      >
        {(loaded) => (loaded.length > 0 ? children(loaded) : isFiltered ? noMatches : empty)}
      </QueryState>
      {pagination}
    </>
  );
}
