import type { ComponentPropsWithRef, FocusEvent, PointerEvent } from "react";
import { followLink, type FollowOptions } from "./follow-link.ts";
import { prefetchOnFocus, prefetchOnHover, stopPrefetch } from "./prefetch/prefetch-on-intent.ts";

type Props = Omit<ComponentPropsWithRef<"a">, "href"> &
  FollowOptions & {
    to: string;
    /** "intent": the page is prefetched when the link is about to be pressed. */
    prefetch?: "intent";
    /** "none": another link to the same page announces it to the router. */
    discover?: "none";
  };

/** A constant of the build, so that neither the server nor the browser has the other's part. */
const isServer = import.meta.env.SSR;

/**
 * A link to another public page. The router's own Link is rendered again with every step of a navigation, of
 * which there are four, and so is each of the seventy on a list: this one reads no context.
 */
export function PageLink({
  to,
  prefetch,
  discover,
  preventScrollReset = false,
  replace,
  state,
  onClick,
  children,
  ...attributes
}: Props) {
  const discovered = discover === "none" || to.includes("//") ? undefined : "true";
  if (isServer) {
    return (
      <a {...attributes} data-discover={discovered} href={to}>
        {children}
      </a>
    );
  }
  return (
    <a
      {...attributes}
      {...(prefetch && prefetchHandlers(attributes))}
      data-discover={discovered}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        followLink(event, { preventScrollReset, replace, state });
      }}
    >
      {children}
    </a>
  );
}

/** Through the queue: the router's own prefetch would ask again for what has been prefetched. */
const prefetchHandlers = (own: ComponentPropsWithRef<"a">) => ({
  onBlur: stopPrefetch,
  onFocus: (event: FocusEvent<HTMLAnchorElement>) => prefetchOnFocus(event),
  onPointerDown: (event: PointerEvent<HTMLAnchorElement>) => {
    stopPrefetch();
    own.onPointerDown?.(event);
  },
  onPointerEnter: (event: PointerEvent<HTMLAnchorElement>) => {
    prefetchOnHover(event);
    own.onPointerEnter?.(event);
  },
  onPointerLeave: (event: PointerEvent<HTMLAnchorElement>) => {
    stopPrefetch();
    own.onPointerLeave?.(event);
  },
});
