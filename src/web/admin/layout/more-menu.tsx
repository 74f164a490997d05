import type { RefObject } from "react";
import { useLocation } from "react-router";
import { Dialog } from "#web/ui/dialog.tsx";
import { currentTab, MENU } from "./navigation.ts";
import { ScreenLinks } from "./screen-links.tsx";
import "./more-menu.css";

/** All screens, for windows without a sidebar. */
export function MoreMenu({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { pathname, search } = useLocation();
  return (
    <Dialog className="desk-dialog desk-more" id="desk-menu" ref={ref} title="Menu">
      <nav aria-label="Admin, all screens">
        <ScreenLinks current={currentTab(pathname, search)} screens={MENU} />
      </nav>
    </Dialog>
  );
}
