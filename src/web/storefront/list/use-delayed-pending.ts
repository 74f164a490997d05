import { useEffect, useState } from "react";

const PATIENCE = 150;

/** True once something has been under way for longer than the eye forgives, in milliseconds. */
export function useDelayedPending(isUnderWay: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay]);
  return isUnderWay && isSlow;
}
