import type { RefObject } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { ScreenLinks } from "./screen-links.tsx";
import { MESSAGES } from "./messages.ts";
import "./more-menu.css";

/** All screens, for windows without a sidebar. */
export function MoreMenu({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  return (
    <Dialog
      className="desk-dialog desk-more"
      id="desk-menu"
      ref={ref}
      title={MESSAGES.navigation.menu}
    >
      <nav aria-label={MESSAGES.navigation.allScreens}>
        <ScreenLinks />
      </nav>
    </Dialog>
  );
}
