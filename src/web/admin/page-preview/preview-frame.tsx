import { useEffect, useRef } from "react";
import type { DraftMessage, SettingsDraftMessage } from "#web/catalog/drafts/draft-preview.ts";
import { type Device, WINDOW_WIDTHS } from "./device-switch.tsx";
import { MESSAGES } from "./messages.ts";
import { usePreviewReady } from "./use-preview-ready.ts";
import { useWidth } from "./use-width.ts";
import "./page-preview.css";

type Props = {
  src: string;
  device: Device;
  /** Posted to the page once it is ready, and again whenever it is another object. */
  message: DraftMessage | SettingsDraftMessage;
};

/** A page of the shop as in a device's window, scaled to the space there is. */
export function PreviewFrame({ src, device, message }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const readyCount = usePreviewReady(frame);
  useEffect(() => {
    if (readyCount > 0) frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [message, readyCount]);
  const scale = Math.min(1, width / WINDOW_WIDTHS[device]);
  return (
    <div className="preview-frame" ref={box}>
      {width > 0 && (
        <iframe
          ref={frame}
          src={src}
          style={{
            width: WINDOW_WIDTHS[device],
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
          }}
          title={MESSAGES.frame}
        />
      )}
    </div>
  );
}
