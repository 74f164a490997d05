import { startTransition, useCallback, useEffect, useState } from "react";

type State = "shown" | "waiting" | "failed";

/**
 * Follows whether a picture has arrived. Without scripts it counts as shown, so nothing is ever hidden
 * that no script could bring back.
 * @param url what is shown; another address begins anew
 */
export function usePictureState(url: string) {
  const [known, setKnown] = useState<{ url: string; state: State }>({ url, state: "shown" });
  const state = known.url === url ? known.state : "shown";

  // What happened before the scripts came has no event left to tell of it.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const now = image.complete ? image.naturalWidth === 0 && "failed" : "waiting";
      // A whole list of pictures says so at once, and nothing hangs on it: presses go first.
      if (now) startTransition(() => setKnown({ url, state: now }));
    },
    [url],
  );

  const failed = state === "failed";
  useEffect(() => {
    if (failed) reportError(new Error(`A picture did not load: ${url}`));
  }, [failed, url]);

  return {
    state,
    ref,
    onLoad: () => setKnown({ url, state: "shown" }),
    onError: () => setKnown({ url, state: "failed" }),
  };
}
