import { useEffect, useState } from "react";

/** Shorter waits show no loading state, which would only flicker. */
const DELAY_MS = 150;

/** True once `isPending` has been true for longer than the delay. */
export function useDelayedPending(isPending: boolean): boolean {
  const [isDelayed, setDelayed] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setDelayed(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setDelayed(false);
    };
  }, [isPending]);
  return isPending && isDelayed;
}
