import { useDelayedPending } from "#web/ui/use-delayed-pending.ts";
import { MESSAGES } from "./messages.ts";
import "./pending-line.css";

/** While something is on its way: after 150 ms a line at the top of the window, and its announcement. */
export function PendingLine() {
  const isShown = useDelayedPending(true);
  return (
    <>
      {isShown && <span aria-hidden="true" className="pending-line" />}
      {/* From the beginning: a live region that comes with its text may go unread. */}
      <output className="sr">{isShown && MESSAGES.loading}</output>
    </>
  );
}
