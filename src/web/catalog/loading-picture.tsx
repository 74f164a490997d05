import {
  type ReactNode,
  startTransition,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import "./loading-picture.css";

type Props = {
  color: string;
  children: ReactNode;
};

/** Holds the place of a photograph: its own colour, and "Loading..." while it is long in coming. */
export function LoadingPicture({ color, children }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    const image = place.current?.querySelector("img");
    if (image && !image.complete) startTransition(() => setLoading(true));
  }, []);
  const settle = (event: SyntheticEvent) => {
    if (event.target instanceof HTMLImageElement) setLoading(false);
  };
  return (
    <span
      ref={place}
      className="shot"
      style={color ? { "--ground": color } : undefined}
      onLoadCapture={settle}
      onErrorCapture={settle}
    >
      {children}
      {isLoading && <span className="shot-loading">Loading...</span>}
    </span>
  );
}
