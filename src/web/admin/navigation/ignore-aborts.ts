/**
 * A press that follows another ends the requests of the first. The browser rejects their promises, which the
 * router does not handle in every case, though nothing is wrong.
 */
export function ignoreAborts(): void {
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && reason.name === "AbortError") event.preventDefault();
  });
}
