import { type RefObject, useEffect, useEffectEvent } from "react";

/** Closes an element that is no dialog when Escape is pressed inside of it. */
export function useEscape(ref: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const element = ref.current;
    const keydown = (event: KeyboardEvent) => {
      if (event.key === "Escape") escape();
    };
    element?.addEventListener("keydown", keydown);
    return () => element?.removeEventListener("keydown", keydown);
  }, [ref]);
}
