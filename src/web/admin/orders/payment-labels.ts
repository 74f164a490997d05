import type { PaymentMethod } from "#contract/sales/payments.ts";

export const PAYMENT_LABELS: Record<PaymentMethod, string> = {
  check: "Check",
  card: "Card",
  cash: "Cash",
  transfer: "Transfer",
  other: "Other",
};
