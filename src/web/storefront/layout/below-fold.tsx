import { type ReactNode, useDeferredValue } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { isShownPath } from "#web/ui/shown-path.ts";

/**
 * What a visitor scrolls to. A page that a press has opened stands there before it is rendered, which takes a
 * slow phone most of the time. It is part of the first render where the page may be scrolled at once: in a
 * document, on the way back, to a part of the page that an address names, and for other results of a list.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isPress = useNavigationType() !== NavigationType.Pop;
  const { pathname, hash } = useLocation();
  const opensAtTop = isPress && hash === "" && !isShownPath(pathname);
  return useDeferredValue(true, !opensAtTop) && children;
}
