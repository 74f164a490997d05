/**
 * The sentences of the list of orders, and those of every screen that changes one. The names of statuses, payments and
 * papers are in describe-status.ts, payment-labels.ts and paper-names.ts. "Order status updated successfully" and
 * "Failed to update order status" are literal.
 */
export const MESSAGES = {
  title: "Orders",
  lede: "Sales you agreed on by email, and how far along each one is.",
  newOrder: "New order",
  status: "Status",
  search: "Name, piece, or number",
  noMatches: "No matches",
  noMatchesText: "Try a customer’s name, a piece, or the number of an order.",
  all: "All orders",
  none: "No orders yet",
  noneOfStatus: "No orders with this status",
  noneText: "When you agree on a sale by email, record it with New order.",
  columns: {
    order: "Order",
    customer: "Customer",
    recorded: "Recorded",
    due: "Due",
    status: "Status",
    total: "Total",
  },
  due: {
    overdue: (days: number) => (days === 1 ? "1 day overdue" : `${days} days overdue`),
    today: "today",
    tomorrow: "tomorrow",
    in: (days: number) => `in ${days} days`,
  },
  depositDue: (amount: string) => `A deposit of ${amount} is due.`,
  paymentDue: (amount: string) => `${amount} is due now.`,
  recordDeposit: "Record deposit",
  recordPayment: "Record payment",
  statusChanged: "Order status updated successfully",
  statusFailed: "Failed to update order status",
  undo: "Undo",
  movedBack: "Order moved back",
  moveBackFailed: "Couldn’t move the order back",
  saveFailed: "Couldn’t save the order",
  emailSubject: (pieces: string) => `Your order: ${pieces}`,
} as const;
