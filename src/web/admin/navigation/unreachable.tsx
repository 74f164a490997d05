import { useEffect } from "react";
import { PendingLine } from "./pending-line.tsx";
import { useReconnect } from "./use-reconnect.ts";

const OFFLINE = {
  title: "You have no internet connection",
  text: "This page opens by itself once you’re connected again.",
};

/** What is said while the shop does not answer. */
export const UNREACHABLE = {
  title: "We can’t reach the shop",
  text: "This page opens by itself once we can. If it takes long, check your connection.",
};

/**
 * In the place of a page whose request failed twice. While the shop answers, the page is opened by a full
 * navigation, without a word; else this says so, and goes on by itself.
 * @param href a page that is known not to be reachable; by default the one of the current address
 */
export function Unreachable({ href }: { href?: string | undefined }) {
  const open = () => (href === undefined ? location.reload() : location.assign(href));
  const { isTrying, hasFailed, tryAgain } = useReconnect(
    href ?? location.href,
    open,
    href !== undefined,
  );
  useEffect(() => {
    // A link at the foot of a long page was pressed: the sentence stands at the head.
    if (hasFailed) window.scrollTo(0, 0);
  }, [hasFailed]);
  if (!hasFailed) return <PendingLine />;
  const { title, text } = navigator.onLine ? UNREACHABLE : OFFLINE;
  return (
    <>
      <div role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <button aria-disabled={isTrying} className="btn quiet" onClick={tryAgain} type="button">
        {isTrying ? "Trying…" : "Try again"}
      </button>
    </>
  );
}
