import { useUrlSearchParams } from "../use-url-search-params.ts";
import { useEditParam } from "../use-edit-param.ts";

export type CollectionsTabName = "collections" | "tags";

/** The current tab and the record in the open panel, both from the URL: Back closes the panel. */
export function useTabParam() {
  const [address, changeAddress] = useUrlSearchParams();
  const tab: CollectionsTabName = address.get("tab") === "tags" ? "tags" : "collections";
  return {
    tab,
    ...useEditParam(),
    selectTab: (next: CollectionsTabName) =>
      changeAddress(() => new URLSearchParams(next === "tags" ? { tab: next } : {}), {
        replace: true,
      }),
  };
}
