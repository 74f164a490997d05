import { type ReactNode, useDeferredValue } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * What a visitor scrolls to. A page that a press has opened stands there before it is rendered, which takes a
 * slow phone most of the time. It is part of the first render where the page may be scrolled at once: in a
 * document, on the way back, and to a part of the page that an address names.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isBack = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  return useDeferredValue(true, isBack || hash !== "") && children;
}
