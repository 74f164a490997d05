/**
 * The sentences of a piece's page. "Back to Items", "Custom Design", "Inquire About This Piece", "Share" and
 * "Product not found" are literal.
 */
export const MESSAGES = {
  back: "Back to Items",
  edit: "Edit",
  customDesign: "Custom Design",
  inquire: "Inquire About This Piece",
  /** In place of the price at the bottom of a phone, and on the button of a sold piece. */
  sold: "Sold",
  commission: "Commission a similar one ",
  share: "Share",
  ringSize: "Find your ring size",
  ring: {
    resizable: (from: string, to: string) => `resizable from US ${from} to ${to}`,
    resizableFrom: (from: string) => `resizable from US ${from}`,
    resizableTo: (to: string) => `resizable to US ${to}`,
  },
  hint: {
    sent: "You wrote about this piece today. I answer within a day.",
    sold: "This piece is sold. You can commission a similar one.",
    filledIn: "Your message already names this piece.",
  },
  care: "Care",
  story: "The story of this piece",
  inCollection: "In this collection",
  inCollections: "In these collections",
  related: "Related pieces",
  list: "Pieces",
  notFound: {
    title: "Product not found",
    text: "It may no longer be in the shop, or the address may be mistyped.",
  },
  email: {
    subject: (piece: string, price: string) => `Inquiry: ${piece} (${price})`,
    subjectSold: (piece: string, price: string) => `Commission a piece like ${piece} (${price})`,
    greeting: (shop: string) => `Hello ${shop},`,
    text: (piece: string, price: string) => `I am interested in the ${piece} (${price}).`,
    textReserved: "If it becomes available, I would like to know.",
    textSold: (piece: string, price: string) =>
      `I see that the ${piece} (${price}) is sold. I would like to commission a similar one.`,
    sku: (sku: string) => `SKU: ${sku}`,
  },
} as const;
