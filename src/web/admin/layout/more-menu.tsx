import type { RefObject } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { AccountLinks } from "./account-links.tsx";
import { SCREENS } from "./navigation.ts";
import { ScreenLink } from "./screen-link.tsx";
import "./more-menu.css";

/** All screens, for windows without a sidebar. */
export function MoreMenu({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  return (
    <Dialog className="desk-dialog desk-more" id="desk-menu" ref={ref} title="Menu">
      <nav aria-label="Admin, all screens">
        <ul>
          {SCREENS.map((screen) => (
            <li key={screen.to}>
              <ScreenLink screen={screen}>
                <span>{screen.label}</span>
              </ScreenLink>
            </li>
          ))}
        </ul>
        <AccountLinks />
      </nav>
    </Dialog>
  );
}
