import type { SaleStep } from "#contract/sales/sale.ts";

/** Something that can be done with a sale: the button of its step, or an entry of the menu. */
export type Offer = {
  label: string;
  /** The steps of which it is the button. */
  steps?: SaleStep[];
  isAlarm?: boolean;
  isPending?: boolean;
} & ({ run: () => void; to?: never } | { to: string; run?: never });
