import type { Ref } from "react";
import { Link, type LinkProps, useViewTransitionState } from "react-router";
import { prefetchOnFocus, prefetchOnHover, stopPrefetch } from "./prefetch/prefetch-on-intent.ts";

type Props = Omit<LinkProps, "to" | "reloadDocument" | "relative" | "prefetch"> & {
  to: string;
  /** "intent": the page is prefetched when the link is about to be pressed. */
  prefetch?: "intent";
  ref?: Ref<HTMLAnchorElement>;
};

/** A constant of the build, so that the browser's scripts contain one of the two only. */
const isServer = import.meta.env.SSR;

/** The router's Link. The server renders the plain anchor it results in, which makes a list a seventh faster. */
export const PageLink: (props: Props) => React.ReactNode = isServer ? Anchor : BrowserLink;

/** Whether a view transition to or from this path is running; false on the server. */
export const useIsNavigatingTo: (to: string) => boolean = isServer
  ? () => false
  : useViewTransitionState;

/** Prefetches through the queue: the router's own prefetch would ask again for what has been prefetched. */
function BrowserLink({ prefetch, onPointerEnter, onPointerLeave, onPointerDown, ...props }: Props) {
  if (!prefetch) return <Link {...props} />;
  return (
    <Link
      onBlur={stopPrefetch}
      onFocus={prefetchOnFocus}
      onPointerDown={(event) => {
        stopPrefetch();
        onPointerDown?.(event);
      }}
      onPointerEnter={(event) => {
        prefetchOnHover(event);
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        stopPrefetch();
        onPointerLeave?.(event);
      }}
      {...props}
    />
  );
}

function Anchor({
  to,
  discover = "render",
  prefetch: _prefetch,
  viewTransition: _viewTransition,
  preventScrollReset: _preventScrollReset,
  replace: _replace,
  state: _state,
  ref: _ref,
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
