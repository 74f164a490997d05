import { startTransition, type SyntheticEvent, useCallback, useEffect, useState } from "react";

/**
 * Follows a picture until it has loaded or failed. While it loads, the image has `data-loading`, set past React:
 * that it has arrived renders nothing again. Without scripts nothing is hidden.
 * @param url a new url begins anew
 */
export function usePictureLoad(url: string) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const hasFailed = failedUrl === url;

  // Loads and errors before hydration fired no event here: read the current state.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      image.toggleAttribute("data-loading", !image.complete);
      const isBroken = image.complete && image.naturalWidth === 0;
      // Many pictures of a list may fail at once: a transition keeps input responsive.
      if (isBroken) startTransition(() => setFailedUrl(url));
    },
    [url],
  );

  useEffect(() => {
    if (hasFailed) reportError(new Error(`A picture did not load: ${url}`));
  }, [hasFailed, url]);

  return {
    hasFailed,
    ref,
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
      currentTarget.removeAttribute("data-loading"),
    onError: () => setFailedUrl(url),
  };
}
