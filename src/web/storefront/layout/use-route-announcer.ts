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
    const main = document.querySelector<HTMLElement>("main");
    if (main) {
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    }
    setAnnouncement(document.title);
  }, [pathname]);

  return announcement;
}
