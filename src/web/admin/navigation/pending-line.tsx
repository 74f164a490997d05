import { useEffect, useState } from "react";
import "./pending-line.css";

/** Shorter waits show no loading state, which would only flicker. */
const DELAY_MS = 150;

/** While something is on its way: after 150 ms a line at the top of the window, and its announcement. */
export function PendingLine() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {isShown && <span aria-hidden="true" className="pending-line" />}
      {/* From the beginning: a live region that comes with its text may go unread. */}
      <output className="sr">{isShown && "Loading…"}</output>
    </>
  );
}
