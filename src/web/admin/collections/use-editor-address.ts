import { useSearchParams } from "react-router";

export type EditorTab = "collections" | "tags";
/** Whose panel is open: that of a new one, of the one with this id, or none. */
export type Editing = number | "new" | null;

/** Which tab is shown and whose panel is open, as the address says it: Back closes the panel. */
export function useEditorAddress() {
  const [params, setParams] = useSearchParams();
  const tab: EditorTab = params.get("tab") === "tags" ? "tags" : "collections";
  const change = (edit: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (edit === null) next.delete("edit");
        else next.set("edit", edit);
        return next;
      },
      { preventScrollReset: true, replace: edit === null },
    );
  return {
    tab,
    editing: readEditing(params.get("edit")),
    selectTab: (next: EditorTab) =>
      setParams(next === "tags" ? { tab: next } : {}, { preventScrollReset: true, replace: true }),
    open: (which: number | "new") => change(String(which)),
    close: () => change(null),
  };
}

function readEditing(edit: string | null): Editing {
  if (edit === "new") return "new";
  return edit !== null && /^[1-9]\d{0,9}$/.test(edit) ? Number(edit) : null;
}
