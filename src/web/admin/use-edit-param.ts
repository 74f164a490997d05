import { cutText } from "#contract/cut-text.ts";
import { useUrlSearchParams } from "./use-url-search-params.ts";

/**
 * The search parameter `edit` names the record in the open panel, so that Back closes it; `name` is what a new
 * one is called.
 */
export function useEditParam() {
  const [params, changeAddress] = useUrlSearchParams();
  const change = (edit: string | null) =>
    changeAddress(
      (next) => {
        next.delete("name");
        if (edit === null) next.delete("edit");
        else next.set("edit", edit);
        return next;
      },
      { replace: edit === null },
    );
  return {
    editing: readEditing(params.get("edit")),
    newName: cutText(params.get("name") ?? "", 255),
    open: (which: number | "new") => change(String(which)),
    close: () => change(null),
  };
}

function readEditing(edit: string | null): number | "new" | null {
  if (edit === "new") return "new";
  return edit !== null && /^[1-9]\d{0,9}$/.test(edit) ? Number(edit) : null;
}
