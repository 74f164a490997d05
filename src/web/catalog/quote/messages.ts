/** The sentences of a quote, on its page and in the desk's preview. */
export const MESSAGES = {
  title: (name: string) => `Your quote, ${name}`,
  from: (shop: string, day: string) => `From ${shop}, ${day}.`,
  validUntil: (day: string) => `Valid until ${day}.`,
  shipping: "Shipping",
  orPickup: "Or pick it up",
  included: "Included",
  subtotal: "Subtotal",
  tax: (rate: string | null) => (rate === null ? "Sales tax" : `Sales tax, ${rate}%`),
  total: "Total",
  deposit: "Deposit to start",
  payment: "Payment first",
  balance: "Balance when it’s ready",
  readyBy: "Ready by",
  accept: "Accept quote",
  ask: "Ask a question",
} as const;
