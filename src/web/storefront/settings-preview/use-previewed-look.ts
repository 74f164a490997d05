import { useEffect } from "react";
import type { Look } from "#contract/settings/looks.ts";
import { LOOK_FILES } from "#web/looks.ts";

/** Shows the page in the look that is chosen in the form. Returns the address of its styles, if it has a file of its own. */
export function usePreviewedLook(look: Look | undefined): string | undefined {
  useEffect(() => {
    if (look) document.documentElement.dataset["look"] = look;
  }, [look]);
  return look && LOOK_FILES[look].styles;
}
