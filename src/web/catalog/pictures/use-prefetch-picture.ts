import { type PointerEvent, useEffect, useRef } from "react";
import { prefetchPicture, prefetchOnHover, type PrefetchTarget } from "./prefetch-picture.ts";
import { prefetchInView } from "./prefetch-in-view.ts";

/** Event handlers and ref for the element around a list picture, which prefetch the main picture of the page it links to. */
export function usePrefetchPicture<T extends Element>({ picture, page }: PrefetchTarget) {
  const ref = useRef<T>(null);
  useEffect(
    () => (ref.current ? prefetchInView(ref.current, { picture, page }) : undefined),
    [picture, page],
  );
  return {
    ref,
    onPointerDown: () => prefetchPicture({ picture, page }),
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") prefetchOnHover({ picture, page });
    },
    onPointerLeave: () => prefetchOnHover(undefined),
  };
}
