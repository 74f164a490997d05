/**
 * Reports a page that the browser fetched or rendered in advance, and which the server therefore did not count,
 * once it is shown. Says which page, no more.
 */
export function reportShown(): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", report, { once: true });
    return;
  }
  const [entry] = performance.getEntriesByType("navigation") as { deliveryType?: string }[];
  if (entry?.deliveryType === "navigational-prefetch") report();
}

function report(): void {
  const body = JSON.stringify({ path: location.pathname });
  navigator.sendBeacon("/api/shown-pages", new Blob([body], { type: "application/json" }));
}
