import {
  type ReactNode,
  startTransition,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { MESSAGES } from "../messages.ts";
import "./loading-picture.css";

/** Frames a picture: shows its dominant color and, when it loads slowly, "Loading...". */
export function LoadingPicture({ color, children }: { color: string; children: ReactNode }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    const image = frame.current?.querySelector("img");
    if (image && !image.complete) startTransition(() => setLoading(true));
  }, []);
  const finishLoading = (event: SyntheticEvent) => {
    if (event.target instanceof HTMLImageElement) setLoading(false);
  };
  return (
    <span
      ref={frame}
      className="picture-frame"
      style={color ? { "--placeholder-color": color } : undefined}
      onLoadCapture={finishLoading}
      onErrorCapture={finishLoading}
    >
      {children}
      {isLoading && <span className="picture-loading">{MESSAGES.loading}</span>}
    </span>
  );
}
