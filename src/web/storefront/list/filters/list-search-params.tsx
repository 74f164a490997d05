import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import {
  type CatalogQuery,
  catalogHref,
  parseCatalogQuery,
} from "#contract/catalogue/catalog-query.ts";
import { KEEP_DIALOGS } from "#web/ui/use-close-on-navigation.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { isFormDirty } from "./is-form-dirty.ts";
import type { ListPath, SectionName } from "../list-data.ts";
import { readFilterForm } from "./read-filter-form.ts";

/** Navigation state of "Show more": the section that gets another page. */
export type ShowMoreState = { showMore: SectionName };

export const showMoreSection = (state: unknown): SectionName | undefined =>
  typeof state === "object" && state !== null && "showMore" in state
    ? (state as ShowMoreState).showMore
    : undefined;

type ListSearchParams = {
  path: ListPath;
  /** The search part of the address: "?category=12" or "". */
  search: string;
  /** The query whose results are shown. */
  query: CatalogQuery;
  /** The query the controls show: the pending one while there is one. */
  formQuery: CatalogQuery;
  /** Another query is loading; "Show more" does not count. */
  isPending: boolean;
  /** The section whose next page is loading. */
  loadingMore: SectionName | undefined;
  /** Navigates to another query on the same path and keeps the scroll position. */
  applyQuery: (query: CatalogQuery) => void;
  /** Applies the values of all filter controls, wherever on the page they are. */
  applyForm: () => void;
};

const ListSearchParamsContext = createContext<ListSearchParams | null>(null);

/** Provides the list's query, which lives in the URL, and the one that is loading. */
export function ListSearchParamsProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const { location: nextLocation } = useNavigation();
  const navigate = useNavigate();
  // Optimistic: a checkbox has to stay checked before the router reports the navigation.
  const [optimistic, setOptimistic] = useState<{ key: string; query: CatalogQuery } | null>(null);

  const { key, search } = location;
  const path = location.pathname as ListPath;
  const isSamePath = nextLocation !== undefined && nextLocation.pathname === location.pathname;
  const loadingMore = isSamePath ? showMoreSection(nextLocation.state) : undefined;
  const pendingSearch =
    isSamePath && !loadingMore && nextLocation.search !== search ? nextLocation.search : undefined;
  // The navigation has ended; going back to where it began must not apply it again.
  if (optimistic && optimistic.key !== key) setOptimistic(null);
  const optimisticQuery = optimistic?.key === key ? optimistic.query : undefined;

  const appliedAt = useRef<string>(undefined);
  useEffect(() => {
    if (appliedAt.current === undefined || appliedAt.current === key) return;
    appliedAt.current = undefined;
    scrollToSectionTop();
  }, [key]);

  // The router's own steps of a press that leads elsewhere render none of the tiles again.
  const params = useMemo((): ListSearchParams => {
    const formQuery = optimisticQuery ?? parseQuery(pendingSearch ?? search);
    const applyQuery = (next: CatalogQuery) => {
      appliedAt.current = key;
      const firstPage = { ...next, page: 1 };
      setOptimistic({ key, query: firstPage });
      void navigate(catalogHref(path, firstPage), {
        preventScrollReset: true,
        state: KEEP_DIALOGS,
      });
    };
    const applyForm = () => {
      const next = readFilterForm(formQuery);
      if (next) applyQuery(next);
    };
    const isPending = pendingSearch !== undefined;
    const query = parseQuery(search);
    return { path, search, query, formQuery, isPending, loadingMore, applyQuery, applyForm };
  }, [path, search, key, pendingSearch, loadingMore, optimisticQuery, navigate]);
  return (
    <ListSearchParamsContext value={params}>
      <AfterHydration
        run={() => {
          if (isFormDirty()) params.applyForm();
        }}
      />
      {children}
    </ListSearchParamsContext>
  );
}

const parseQuery = (search: string): CatalogQuery => parseCatalogQuery(new URLSearchParams(search));

export function useListSearchParams(): ListSearchParams {
  const params = useContext(ListSearchParamsContext);
  if (!params) throw new Error("useListSearchParams must be used within ListSearchParamsProvider.");
  return params;
}

/**
 * Applies filters that a visitor chose before hydration. It is a component of its own because
 * `useHydrated` renders its component a second time, which must not be the whole list.
 */
function AfterHydration({ run }: { run: () => void }) {
  const isHydrated = useHydrated();
  const [wasServerRendered] = useState(!isHydrated);
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    if (wasServerRendered) runLatest();
  }, [wasServerRendered]);
  return null;
}

/** Filters can be changed from the bar at the bottom of a phone: new results are shown from their top. */
function scrollToSectionTop(): void {
  const sections = [...document.querySelectorAll(".list-section")];
  sections.findLast((section) => section.getBoundingClientRect().top < 0)?.scrollIntoView();
}
