import { useEffect, useRef, type RefObject, useState } from "react";
import {
  type DraftMessage,
  type SettingsDraftMessage,
  PREVIEW_READY,
} from "#web/catalog/drafts/draft-preview.ts";
import { type Device, WINDOW_WIDTHS } from "./device-switch.tsx";
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
          title="Preview of the page"
        />
      )}
    </div>
  );
}

/** The width of an element's content in CSS pixels; 0 while it is not shown. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** How often a page in the frame has become ready: a reload of the frame counts again. */
function usePreviewReady(frame: { current: HTMLIFrameElement | null }): number {
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
