import { useAddress } from "../use-url-search-params.ts";
import { useEditing } from "../use-edit-param.ts";

export type EditorTab = "collections" | "tags";

/** Which tab is shown and whose panel is open, as the address says it: Back closes the panel. */
export function useEditorAddress() {
  const [address, changeAddress] = useAddress();
  const tab: EditorTab = address.get("tab") === "tags" ? "tags" : "collections";
  return {
    tab,
    ...useEditing(),
    selectTab: (next: EditorTab) =>
      changeAddress(() => new URLSearchParams(next === "tags" ? { tab: next } : {}), {
        replace: true,
      }),
  };
}
