import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { prefetchInView } from "#web/ui/prefetch/prefetch-in-view.ts";
import {
  prefetchOnHover,
  prefetchPicture,
  prefetchPictureInView,
  type PrefetchTarget,
} from "./prefetch-picture.ts";

export type PrefetchHandlers<T extends Element> = {
  ref: RefObject<T | null>;
  onPointerDown: () => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
};

/**
 * Prefetches the page that a list picture links to, and its main picture, once the picture has been in view or
 * is about to be pressed.
 * @param to the page's path
 * @returns ref and event handlers for the element around the picture
 */
export function usePrefetchPage<T extends Element>(
  to: string,
  { picture, page }: PrefetchTarget,
): PrefetchHandlers<T> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const onArrived = () => prefetchPictureInView({ picture, page });
    return ref.current ? prefetchInView(ref.current, { href: to, onArrived }) : undefined;
  }, [to, picture, page]);
  return {
    ref,
    onPointerDown: () => prefetchPicture({ picture, page }),
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === "mouse") prefetchOnHover({ picture, page });
    },
    onPointerLeave: () => prefetchOnHover(undefined),
  };
}
