import { useSearchParams } from "react-router";

export type InboxView = "open" | "closed" | "to-check";

/** What the list shows, from the address: ?state=closed, ?state=to-check, ?search=… */
export function useInboxParams() {
  const [params, setParams] = useSearchParams();
  const state = params.get("state");
  const view: InboxView = state === "closed" || state === "to-check" ? state : "open";
  const search = params.get("search") ?? "";
  return {
    view,
    search,
    /** ?add=1 opens the form that adds one. */
    isAdding: params.has("add"),
    /** The query of links that keep the list as it is, with its question mark. */
    query: params.size > 0 ? `?${params}` : "",
    setSearch: (text: string) =>
      setParams(text === "" ? {} : { search: text }, { replace: true, preventScrollReset: true }),
  };
}
