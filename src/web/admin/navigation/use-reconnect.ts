import { useEffect, useRef, useState } from "react";
import { canReach } from "./can-reach.ts";

const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Asks for a page until the shop answers: when the browser is online again, when the visitor comes back to
 * the tab, and at growing intervals, since a browser may take a dead line for a good one.
 * @param href the page
 * @param onReached called once
 * @param isKnownToFail the first attempt waits
 * @returns whether it is being asked for, whether it failed at least once, and a function that asks now
 */
export function useReconnect(href: string, onReached: () => void, isKnownToFail = false) {
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
