import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import {
  canPrefetch,
  currentConnection,
  prefetchOnHover,
  prefetchPicture,
  type PrefetchTarget,
} from "./prefetch-picture.ts";
import { prefetchInView } from "./prefetch-in-view.ts";

export type PrefetchHandlers<T extends Element> = {
  ref: RefObject<T | null>;
  onPointerDown: () => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
};

/**
 * Prefetches the page that a list picture links to.
 * @returns ref and event handlers for the element around the picture, which prefetch the page's main picture,
 *   and when its link is to prefetch everything else
 */
export function usePrefetchPage<T extends Element>({ picture, page }: PrefetchTarget) {
  const ref = useRef<T>(null);
  const [isLikely, setLikely] = useState(false);
  useEffect(() => {
    const onLikely = () => setLikely(canPrefetch(currentConnection()));
    return ref.current ? prefetchInView(ref.current, { picture, page, onLikely }) : undefined;
  }, [picture, page]);
  const handlers: PrefetchHandlers<T> = {
    ref,
    onPointerDown: () => prefetchPicture({ picture, page }),
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === "mouse") prefetchOnHover({ picture, page });
    },
    onPointerLeave: () => prefetchOnHover(undefined),
  };
  return { prefetch: isLikely ? ("render" as const) : ("intent" as const), handlers };
}
