import { MESSAGES } from "./messages.ts";

/** Above a page that is shown from memory. */
export function SeenPageNotice() {
  return <output className="wrap seen-page-notice">{MESSAGES.seenPage}</output>;
}
