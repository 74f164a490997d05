import { Icon } from "#web/ui/icon.tsx";
import { MESSAGES } from "./messages.ts";

/** Prints the page, by the page script. */
export const PrintButton = ({ className }: { className: string }) => (
  <button className={`${className} quote-print`} data-print="" type="button">
    <Icon name="printer" /> {MESSAGES.print}
  </button>
);
