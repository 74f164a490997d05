import { useState } from "react";
import { isShownPath } from "./shown-path.ts";

/**
 * Whether a card's picture and title morph into those of the page it links to (view transition): it was pressed,
 * or the page that is being left is its own. Of the router's own hook every card of a page is rendered twice more
 * for each press.
 * @param to the path of its page
 * @returns the second is to be called when it is pressed
 */
export function useMorph(to: string): [isMorphing: boolean, onPress: () => void] {
  const [isMorphing, setMorphing] = useState(() => isShownPath(to));
  return [isMorphing, () => setMorphing(true)];
}
