import { useRevalidator } from "react-router";
import { useReconnect } from "#web/navigation/use-reconnect.ts";
import { MESSAGES } from "./messages.ts";

/** Above a page that is shown from memory, until the shop can be reached again. */
export const SeenPageNotice = () => (
  <>
    <output className="wrap seen-page-notice">{MESSAGES.seenPage}</output>
    <RevalidateOnReconnect />
  </>
);

/** Loads the page's data again once the shop can be reached. */
export function RevalidateOnReconnect() {
  const { revalidate } = useRevalidator();
  useReconnect(location.href, () => void revalidate(), true);
  return null;
}
