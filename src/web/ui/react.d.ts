import "react";

declare module "react" {
  /** Allows custom properties in the style attribute. */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }

  /** Invoker commands: buttons that open and close a dialog without scripts. */
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close" | undefined;
    commandfor?: string | undefined;
  }
}
