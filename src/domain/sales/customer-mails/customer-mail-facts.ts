import type { CareNote } from "#contract/catalogue/piece-care.ts";
import type { Order } from "#contract/sales/orders.ts";

/** An inquiry, as its mails name it. */
type InquiryFacts = {
  /** Whom it goes to. */
  name: string;
  /** The piece or the pieces it is about: "Opal ring and 2 more"; null for custom work. */
  topic: string | null;
  /** The customer's own page; null when it has ended. */
  privateUrl: string | null;
};

type OrderFacts = { order: Order };

/** What each customer mail is filled with. */
export type CustomerMailFacts = {
  received: InquiryFacts & { message: string };
  /** The text stands as it was written, without a greeting of ours. */
  reply: InquiryFacts & { text: string };
  quote: Omit<InquiryFacts, "privateUrl"> & {
    /** Dollars, "129.00". */
    total: string;
    deposit: string | null;
    /** Instants. */
    readyBy: string | null;
    validUntil: string | null;
    note: string | null;
    /** Whether it replaces an earlier one. */
    isNewVersion: boolean;
    /** Whether its day is over. */
    isExpired: boolean;
    url: string;
  };
  accepted: OrderFacts & {
    /** The page of the quote, or the customer's own; null for none. */
    url: string | null;
  };
  payment: OrderFacts & {
    /** Dollars. */
    amount: string;
  };
  processing: OrderFacts;
  ready: OrderFacts;
  shipped: OrderFacts;
  delivered: OrderFacts & { care: CareNote[] };
  available: { name: string | null; pieceName: string; url: string };
};
