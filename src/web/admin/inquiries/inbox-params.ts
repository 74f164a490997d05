import { useSearchParams } from "react-router";

export type InboxView = "open" | "closed" | "to-check";

/** What the list shows, from the address: ?state=closed, ?state=to-check, ?search=…, ?piece=… */
export function useInboxParams() {
  const [params, setParams] = useSearchParams();
  const state = params.get("state");
  const view: InboxView = state === "closed" || state === "to-check" ? state : "open";
  const search = params.get("search") ?? "";
  const piece = /^\d{1,9}$/.exec(params.get("piece") ?? "")?.[0] ?? null;
  return {
    view,
    search,
    /** The id of the piece that inquiries are about; null for all. */
    piece,
    /** ?add=1 opens the form that adds one. */
    isAdding: params.has("add"),
    /** The query of links that keep the list as it is, with its question mark. */
    query: params.size > 0 ? `?${params}` : "",
    setSearch: (text: string) =>
      setParams(text === "" ? {} : { search: text }, { replace: true, preventScrollReset: true }),
  };
}
