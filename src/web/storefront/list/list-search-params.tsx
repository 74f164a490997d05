import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { type CatalogQuery, catalogHref, parseCatalogQuery } from "#contract/catalog-query.ts";
import { KEEP_DIALOGS } from "#web/ui/dialog.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { isFormDirty } from "./is-form-dirty.ts";
import type { ListPath, SectionName } from "./list-data.ts";
import { readFilterForm } from "./read-filter-form.ts";

/** Travels with the navigation that "Show more" makes: which section grows. */
export type ShowMoreState = { grow: SectionName };

export const showMoreSection = (state: unknown): SectionName | undefined =>
  typeof state === "object" && state !== null && "grow" in state
    ? (state as ShowMoreState).grow
    : undefined;

type ListAddress = {
  path: ListPath;
  /** The address's own search part, "?category=12" or "". */
  search: string;
  /** What the list on screen answers. */
  query: CatalogQuery;
  /** What the controls show: while another question is under way, that one. */
  asked: CatalogQuery;
  /** Another question is under way; not merely the next page of this one. */
  isAsking: boolean;
  /** The section whose next page is under way. */
  growing: SectionName | undefined;
  /** Asks another question without loading the page anew: the view stays where it is. */
  ask: (query: CatalogQuery) => void;
  /** Asks what all the controls say together, wherever on the page they stand. */
  askForm: () => void;
};

const Context = createContext<ListAddress | null>(null);

/** The list's state, which lives in the address, and what is on its way to it. */
export function ListSearchParamsProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  // A box stays ticked from the very press; the router tells of the navigation a little later.
  const [wish, setWish] = useState<{ key: string; query: CatalogQuery } | null>(null);

  const { key } = location;
  const path = location.pathname as ListPath;
  const query = parseCatalogQuery(new URLSearchParams(location.search));
  const isHere = next !== undefined && next.pathname === location.pathname;
  const growing = isHere ? showMoreSection(next.state) : undefined;
  const isAsking = isHere && !growing && next.search !== location.search;
  const underWay = isAsking ? parseCatalogQuery(new URLSearchParams(next.search)) : query;
  // Where it led is here now; coming back to where it began it must not count again.
  if (wish && wish.key !== key) setWish(null);
  const asked = wish?.key === key ? wish.query : underWay;

  const askedAt = useRef<string>(undefined);
  useEffect(() => {
    if (askedAt.current === undefined || askedAt.current === key) return;
    askedAt.current = undefined;
    showFromItsTop();
  }, [key]);

  const ask = (query: CatalogQuery) => {
    askedAt.current = key;
    const wished = { ...query, page: 1 };
    setWish({ key, query: wished });
    void navigate(catalogHref(path, wished), { preventScrollReset: true, state: KEEP_DIALOGS });
  };
  const askForm = () => {
    const query = readFilterForm(asked);
    if (query) ask(query);
  };
  const { search } = location;
  const address = { path, search, query, asked, isAsking, growing, ask, askForm };
  return (
    <Context value={address}>
      <OnceTakenOver
        act={() => {
          if (isFormDirty()) askForm();
        }}
      />
      {children}
    </Context>
  );
}

export function useListSearchParams(): ListAddress {
  const address = useContext(Context);
  if (!address) throw new Error("This part stands within the list screen only.");
  return address;
}

/**
 * What a visitor did before the scripts of the page were there is done once they are. It stands by itself:
 * who asks whether they are there renders once more at once, and that is not to be the whole list.
 */
function OnceTakenOver({ act }: { act: () => void }) {
  const isHydrated = useHydrated();
  const [wasServed] = useState(!isHydrated);
  const begin = useEffectEvent(act);
  useEffect(() => {
    if (wasServed) begin();
  }, [wasServed]);
  return null;
}

/** Asked from the bar at the thumb, far down: the answer is looked at from its beginning. */
function showFromItsTop(): void {
  const sections = [...document.querySelectorAll(".list-section")];
  sections.findLast((section) => section.getBoundingClientRect().top < 0)?.scrollIntoView();
}
