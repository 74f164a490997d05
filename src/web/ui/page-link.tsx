import { Link, type LinkProps, useViewTransitionState } from "react-router";

type Props = Omit<LinkProps, "to" | "reloadDocument" | "relative"> & { to: string };

/** Without a window there is nothing but a server. */
const isServer = typeof window === "undefined";

/**
 * The router's link to a page of the shop. A server writes the anchor that comes of it and leaves out
 * what only a browser needs: on a list that is a seventh of the rendering.
 */
export const PageLink: (props: Props) => React.ReactNode = isServer ? Anchor : Link;

/** Whether a transition to or from this address is under way; never on a server. */
export const useIsNavigatingTo: (to: string) => boolean = isServer
  ? () => false
  : useViewTransitionState;

function Anchor({
  to,
  discover = "render",
  prefetch: _prefetch,
  viewTransition: _viewTransition,
  preventScrollReset: _preventScrollReset,
  replace: _replace,
  state: _state,
  children,
  ...attributes
}: Props) {
  return (
    <a
      {...attributes}
      data-discover={discover === "none" || to.includes("//") ? undefined : "true"}
      href={to}
    >
      {children}
    </a>
  );
}
