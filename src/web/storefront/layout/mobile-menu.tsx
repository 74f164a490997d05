import type { RefObject } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { prefetchLinkInView } from "#web/ui/prefetch/prefetch-in-view.ts";
import { useCloseOnBack } from "../close-on-back.ts";
import { CategoryLinks } from "./category-links.tsx";
import { MESSAGES } from "./messages.ts";
import "./mobile-menu.css";

/** The full-screen menu: Home and the categories. */
export function MobileMenu({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  useCloseOnBack(ref);
  return (
    <Dialog className="menu" id="menu" ref={ref} title={MESSAGES.menu}>
      <nav aria-label={MESSAGES.menu}>
        <ul>
          <li>
            <PageLink prefetch="intent" ref={prefetchLinkInView} to="/">
              {MESSAGES.home}
            </PageLink>
          </li>
          <CategoryLinks linkRef={prefetchLinkInView} />
        </ul>
      </nav>
    </Dialog>
  );
}
