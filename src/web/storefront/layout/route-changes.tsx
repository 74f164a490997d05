import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useFollowLinks } from "#web/ui/follow-link.ts";
import { storeShownPath } from "#web/ui/shown-path.ts";
import { focusMain } from "./focus-main.ts";
import { endPageTransition } from "./page-transition.ts";
import { useReportShownPages } from "./use-report-shown-pages.ts";

/**
 * What follows a client-side navigation, in a component of its own so that its state renders no more than itself.
 * As a route announcer it focuses the main element and announces the title when the path changes, not when only
 * the search does.
 */
export function RouteChanges() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");
  useReportShownPages();
  useFollowLinks();

  useLayoutEffect(endPageTransition, [pathname]);
  useEffect(() => {
    storeShownPath(pathname);
    if (last.current === pathname) return;
    last.current = pathname;
    focusMain();
    setAnnouncement(document.title);
  }, [pathname]);

  return (
    <p aria-live="polite" className="sr">
      {announcement}
    </p>
  );
}
