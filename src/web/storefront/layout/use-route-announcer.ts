import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * A page that is reached without loading anew begins where a loaded one would: the keyboard at its
 * main part, its title said aloud. Filters and pages of one list leave both alone.
 * @returns what a polite live region should say
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
