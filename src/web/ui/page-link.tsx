import { Link, type LinkProps, useViewTransitionState } from "react-router";

type Props = Omit<LinkProps, "to" | "reloadDocument" | "relative"> & { to: string };

/** A constant of the build, so that the browser's scripts contain one of the two only. */
const isServer = import.meta.env.SSR;

/** The router's Link. The server renders the plain anchor it results in, which makes a list a seventh faster. */
export const PageLink: (props: Props) => React.ReactNode = isServer ? Anchor : Link;

/** Whether a view transition to or from this path is running; false on the server. */
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
