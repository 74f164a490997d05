import { useAddress } from "../use-address.ts";
import { useEditing } from "../use-editing.ts";

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
