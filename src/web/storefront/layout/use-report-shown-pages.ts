import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Reports pages that the server does not see being opened, so that views are counted: opened by the router,
 * whose data may have been fetched in advance, or rendered in advance by the browser. Says which page, no more.
 */
export function useReportShownPages(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current !== pathname) report();
    last.current = pathname;
  }, [pathname]);
  useEffect(() => {
    if ("prerendering" in document && document.prerendering) {
      document.addEventListener("prerenderingchange", report, { once: true });
    }
  }, []);
}

function report(): void {
  const body = JSON.stringify({ path: location.pathname });
  navigator.sendBeacon("/api/shown-pages", new Blob([body], { type: "application/json" }));
}
