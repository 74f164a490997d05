import { useEffect, useState } from "react";
import { type DraftMessage, PREVIEW_READY } from "#web/catalog/draft-preview.ts";

/** What the editor around this frame sent last; null before, and outside of a frame. */
export function useDraft(): DraftMessage | null {
  const [message, setMessage] = useState<DraftMessage | null>(null);
  useEffect(() => {
    const editor = window.parent;
    if (editor === window) return undefined;
    const receive = (event: MessageEvent<DraftMessage | undefined>) => {
      const isEditor = event.source === editor && event.origin === location.origin;
      if (isEditor && event.data?.type === "draft") setMessage(event.data);
    };
    addEventListener("message", receive);
    editor.postMessage(PREVIEW_READY, location.origin);
    return () => removeEventListener("message", receive);
  }, []);
  return message;
}
