import { useEffect, useRef } from "react";

/**
 * For a search field whose answer comes later than the keys: what an Enter asks for is done at once where the
 * answer is of what was typed, else as soon as it is.
 * @param act may ignore a request for which nothing was found
 */
export function useActWhenCurrent<Request>(isCurrent: boolean, act: (request: Request) => void) {
  const asked = useRef<Request | null>(null);
  const actIfCurrent = () => {
    if (asked.current === null || !isCurrent) return;
    const request = asked.current;
    asked.current = null;
    act(request);
  };
  useEffect(actIfCurrent);
  return {
    ask: (request: Request) => {
      asked.current = request;
      actIfCurrent();
    },
    /** What is typed next is another question. */
    forget: () => {
      asked.current = null;
    },
  };
}
