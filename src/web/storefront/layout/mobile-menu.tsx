import type { RefObject } from "react";
import { Link } from "react-router";
import { Dialog } from "#web/ui/dialog.tsx";
import { CategoryLinks } from "./category-links.tsx";
import "./mobile-menu.css";

/** The whole screen as a table of contents: Home and the eight categories. */
export function MobileMenu({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  return (
    <Dialog className="menu" id="menu" ref={ref} title="Menu">
      <nav aria-label="Menu">
        <ul>
          <li>
            <Link prefetch="intent" to="/" viewTransition>
              Home
            </Link>
          </li>
          <CategoryLinks />
        </ul>
      </nav>
    </Dialog>
  );
}
