import { use, useSyncExternalStore } from "react";
import { RequestIdContext } from "./request-id-context.ts";

/**
 * The id under which the log tells of this request. The browser knows it only from what the server
 * wrote, so it reads it there; a page that failed without being loaded anew has none.
 */
export function RequestIdLine() {
  const fromServer = use(RequestIdContext);
  const id = useSyncExternalStore(
    neverChanges,
    readRenderedId,
    () => fromServer ?? readRenderedId(),
  );
  if (!id) return null;
  return (
    <p className="request-number">
      Please name this number: <span data-request-id="">{id}</span>
    </p>
  );
}

const neverChanges = () => () => undefined;

const readRenderedId = (): string | null =>
  document.querySelector("[data-request-id]")?.textContent ?? null;
