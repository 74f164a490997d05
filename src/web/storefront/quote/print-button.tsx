import { Icon } from "#web/ui/icon.tsx";

/** Prints the page, by the page script. */
export const PrintButton = ({ className }: { className: string }) => (
  <button className={`${className} quote-print`} data-print="" type="button">
    <Icon name="printer" /> Print
  </button>
);
