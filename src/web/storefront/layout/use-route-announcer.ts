import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * A route announcer for client-side navigations: focuses the main element and announces the title when
 * the path changes, not when only the search does.
 * @returns the text for a polite live region
 */
export function useRouteAnnouncer(): string {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusMain();
    setAnnouncement(document.title);
  }, [pathname]);

  return announcement;
}

/** Where reading begins on a new page. */
export function focusMain(): void {
  const main = document.querySelector<HTMLElement>("main");
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
