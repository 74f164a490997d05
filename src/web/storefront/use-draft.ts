import { useEffect, useState } from "react";
import { PREVIEW_READY } from "#web/catalog/drafts/draft-preview.ts";

/** What the form around this frame sent last of this type; null before, and outside of a frame. */
export function useDraft<Message extends { type: string }>(type: Message["type"]): Message | null {
  const [message, setMessage] = useState<Message | null>(null);
  useEffect(() => {
    const editor = window.parent;
    if (editor === window) return undefined;
    const receive = (event: MessageEvent<Message | undefined>) => {
      const isEditor = event.source === editor && event.origin === location.origin;
      if (isEditor && event.data?.type === type) setMessage(event.data);
    };
    addEventListener("message", receive);
    editor.postMessage(PREVIEW_READY, location.origin);
    return () => removeEventListener("message", receive);
  }, [type]);
  return message;
}
