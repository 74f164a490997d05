import { startTransition, useCallback, useEffect, useState } from "react";

type State = "shown" | "loading" | "failed";

/**
 * Tracks whether a picture has loaded. It starts as shown, so that without scripts nothing is hidden.
 * @param url a new url resets the state
 */
export function usePictureState(url: string) {
  const [loaded, setLoaded] = useState<{ url: string; state: State }>({ url, state: "shown" });
  const state = loaded.url === url ? loaded.state : "shown";

  // Loads and errors before hydration fired no event here: read the current state.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const current = image.complete ? image.naturalWidth === 0 && "failed" : "loading";
      // A list sets this for all its pictures at once: a transition keeps input responsive.
      if (current) startTransition(() => setLoaded({ url, state: current }));
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
    onLoad: () => setLoaded({ url, state: "shown" }),
    onError: () => setLoaded({ url, state: "failed" }),
  };
}
