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
export const useLeadsThere: (to: string) => boolean = isServer
  ? () => false
  : useViewTransitionState;

/** Taken out one by one they would take longer than the rest of the anchor. */
const NOT_FOR_ANCHORS = {
  to: undefined,
  discover: undefined,
  prefetch: undefined,
  viewTransition: undefined,
  preventScrollReset: undefined,
  replace: undefined,
  state: undefined,
};

function Anchor(props: Props) {
  const { to, discover = "render", children } = props;
  return (
    <a
      {...props}
      {...NOT_FOR_ANCHORS}
      data-discover={discover === "none" || to.includes("//") ? undefined : "true"}
      href={to}
    >
      {children}
    </a>
  );
}
