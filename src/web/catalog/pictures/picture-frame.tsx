import type { ReactNode } from "react";
import "./picture-frame.css";

/** The frame of a picture: its dominant color until it has loaded. */
export const PictureFrame = ({ color, children }: { color: string; children: ReactNode }) => (
  <span className="picture-frame" style={color ? { "--placeholder-color": color } : undefined}>
    {children}
  </span>
);
