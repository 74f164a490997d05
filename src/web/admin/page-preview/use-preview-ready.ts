import { useEffect, useState } from "react";
import { PREVIEW_READY } from "#web/catalog/drafts/draft-preview.ts";

/** How often a page in the frame has become ready: a reload of the frame counts again. */
export function usePreviewReady(frame: { current: HTMLIFrameElement | null }): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<typeof PREVIEW_READY | undefined>) => {
      const isFrame = source === frame.current?.contentWindow && origin === location.origin;
      if (isFrame && data?.type === PREVIEW_READY.type) setCount((before) => before + 1);
    };
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, [frame]);
  return count;
}
