import { useEffect, useRef, useState } from "react";
import { PendingLine } from "./pending-line.tsx";
import { canReach } from "./can-reach.ts";

const FIRST_PAUSE_MS = 3000;

const LONGEST_PAUSE_MS = 30_000;

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

/**
 * Asks for a page until the shop answers: when the browser is online again, when the visitor comes back to
 * the tab, and at growing intervals, since a browser may take a dead line for a good one.
 * @param href the page
 * @param onReached called once
 * @param isKnownToFail the first attempt waits
 * @returns whether it is being asked for, whether it failed at least once, and a function that asks now
 */
function useReconnect(href: string, onReached: () => void, isKnownToFail = false) {
  const [isTrying, setTrying] = useState(!isKnownToFail);
  const [hasFailed, setFailed] = useState(isKnownToFail);
  const ask = useRef<() => Promise<void>>(async () => undefined);
  const reached = useRef(onReached);
  useEffect(() => {
    reached.current = onReached;
  });

  useEffect(() => {
    const ended = new AbortController();
    let pause = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    ask.current = async () => {
      if (isAsking || ended.signal.aborted) return;
      isAsking = true;
      clearTimeout(timer);
      setTrying(true);
      const isReached = await canReach(href, ended.signal);
      isAsking = false;
      if (ended.signal.aborted) return;
      if (isReached) {
        ended.abort();
        reached.current();
        return;
      }
      setTrying(false);
      setFailed(true);
      wait();
    };
    const wait = () => {
      timer = setTimeout(() => void ask.current(), pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    const askNow = () => {
      if (document.visibilityState === "visible") void ask.current();
    };
    addEventListener("online", askNow, { signal: ended.signal });
    document.addEventListener("visibilitychange", askNow, { signal: ended.signal });
    if (isKnownToFail) wait();
    else void ask.current();
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [href, isKnownToFail]);

  return { isTrying, hasFailed, tryAgain: () => void ask.current() };
}
