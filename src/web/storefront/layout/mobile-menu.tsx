import type { RefObject } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { useCloseOnBack } from "../close-on-back.ts";
import { CategoryLinks } from "./category-links.tsx";
import "./mobile-menu.css";

/** The full-screen menu: Home and the categories. */
export function MobileMenu({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  useCloseOnBack(ref);
  return (
    <Dialog className="menu" id="menu" ref={ref} title="Menu">
      <nav aria-label="Menu">
        <ul>
          <li>
            <PageLink prefetch="intent" to="/" viewTransition>
              Home
            </PageLink>
          </li>
          <CategoryLinks />
        </ul>
      </nav>
    </Dialog>
  );
}
