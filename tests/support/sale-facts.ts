import {
  describeSale,
  type SaleFacts,
  type SaleInquiry,
  type SaleOrder,
  type SaleQuote,
} from "#contract/sales/describe-sale.ts";
import { SALE_STEP_LABELS } from "#contract/sales/sale.ts";

/** Facts of a sale, on November 23, 2026 in Virginia, each changed where a test says so. */
export const when = { now: new Date("2026-11-23T15:00:00.000Z"), timeZone: "America/New_York" };
export const endOf = (day: string) => new Date(`${day}T23:59:59-05:00`).toISOString();
export const PIECE = { name: "Opal Pendant", isReservedHere: false, reservedUntil: null };
export const WROTE = "2026-11-22T15:00:00.000Z";
export const LATER = "2026-11-23T09:00:00.000Z";

export const inquiry = (change: Partial<SaleInquiry> = {}): SaleInquiry => ({
  state: "waiting-for-them",
  createdAt: "2026-11-20T15:00:00.000Z",
  lastMessageAt: LATER,
  wroteAt: WROTE,
  pieces: [PIECE],
  ...change,
});
export const quote = (state: SaleQuote["state"], change: Partial<SaleQuote> = {}): SaleQuote => ({
  state,
  total: "1874.34",
  validUntil: endOf("2026-11-30"),
  updatedAt: LATER,
  endedAt: null,
  ...change,
});
export const order = (change: Partial<SaleOrder> = {}): SaleOrder => ({
  status: "pending",
  delivery: "shipping",
  deposit: null,
  amountPaid: "100.00",
  balanceDue: "0.00",
  dueDate: null,
  trackingNumber: "9400",
  source: null,
  quote: null,
  history: [],
  createdAt: "2026-11-21T15:00:00.000Z",
  items: [{ productId: 3, productName: "Opal Pendant" }],
  ...change,
});
export const deposit = { deposit: "303.84", amountPaid: "0.00", balanceDue: "607.68" };
export const declined = quote("declined", { endedAt: LATER });
export const asking = inquiry({ state: "waiting-for-you" });
export const reserved = { ...PIECE, isReservedHere: true, reservedUntil: endOf("2026-11-30") };

/** A state, what is known of it, its sentence, its button and who has to move. */
export type SaleRow = [
  state: string,
  facts: Partial<SaleFacts>,
  sentence: string,
  button: string | null,
  waitsFor: string,
];

export const describeFacts = (facts: Partial<SaleFacts>) =>
  describeSale({ inquiry: null, quote: null, orders: [], ...facts }, when);

/** What a row says of its facts: the sentence, the button and who has to move. */
export function readSale(facts: Partial<SaleFacts>): unknown[] {
  const { sentence, step, waitsFor } = describeFacts(facts);
  return [sentence, step && SALE_STEP_LABELS[step], waitsFor];
}
