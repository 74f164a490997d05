import { type PointerEvent, useEffect, useRef } from "react";
import { fetchAhead, fetchAheadAtRest, type Next } from "./prefetch-picture.ts";
import { fetchAheadInView } from "./prefetch-in-view.ts";

/** For what surrounds a picture of a list: the main picture of its page comes ahead of the press. */
export function useFetchAhead<T extends Element>({ picture, page }: Next) {
  const ref = useRef<T>(null);
  useEffect(
    () => (ref.current ? fetchAheadInView(ref.current, { picture, page }) : undefined),
    [picture, page],
  );
  return {
    ref,
    onPointerDown: () => fetchAhead({ picture, page }),
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") fetchAheadAtRest({ picture, page });
    },
    onPointerLeave: () => fetchAheadAtRest(undefined),
  };
}
