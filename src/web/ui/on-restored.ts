/** Calls back each time the browser shows this document again from its back/forward cache. */
export function onRestored(restored: () => void): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) restored();
  });
}
