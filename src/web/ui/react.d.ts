import "react";

declare module "react" {
  /** Custom properties may stand in a style attribute. */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }

  /** A button may open and close a dialog without any script (HTML's invoker commands). */
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close" | undefined;
    commandfor?: string | undefined;
  }
}
