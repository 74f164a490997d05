import { use, useSyncExternalStore } from "react";
import { RequestIdContext } from "./request-id-context.ts";
import { MESSAGES } from "./messages.ts";

/**
 * The request id, by which the log can be searched. The browser reads it from the server-rendered page;
 * errors after a client-side navigation have none.
 */
export function RequestIdLine() {
  const fromServer = use(RequestIdContext);
  const id = useSyncExternalStore(
    subscribeToNothing,
    readRenderedId,
    () => fromServer ?? readRenderedId(),
  );
  if (!id) return null;
  return (
    <p className="request-id">
      {MESSAGES.requestId} <span data-request-id="">{id}</span>
    </p>
  );
}

const subscribeToNothing = () => () => undefined;

const readRenderedId = (): string | null =>
  document.querySelector("[data-request-id]")?.textContent ?? null;
