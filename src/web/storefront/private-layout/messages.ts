/** The sentences that a customer's own pages have in common. */
export const MESSAGES = {
  moved: "This page has moved. Look for our latest email, or write to us.",
  ended: {
    title: "This page has ended.",
    text: "Private pages end 90 days after the last message. You can write to us again anytime.",
  },
  missing: {
    title: "This link doesn’t work anymore.",
    text: "It was replaced by a newer one, or part of it is missing. Look for our latest email, or write to us.",
  },
} as const;
