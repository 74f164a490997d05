import { createContext, type ReactNode, use } from "react";
import { createPortal } from "react-dom";

/** Where the head of a panel that fills the screen shows its state; null before it is rendered. */
export const StatusSlotContext = createContext<HTMLElement | null>(null);

/** Shows the state of a form in the head of its panel. */
export function SidePanelStatus({ children }: { children: ReactNode }) {
  const slot = use(StatusSlotContext);
  return slot && createPortal(children, slot);
}
