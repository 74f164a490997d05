import type { PaymentMethod } from "#contract/payments.ts";

export const PAYMENT_LABELS: Record<PaymentMethod, string> = {
  check: "Check",
  card: "Card",
  cash: "Cash",
  transfer: "Transfer",
  other: "Other",
};
