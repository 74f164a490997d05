/** The sentences of the kept pieces. */
export const MESSAGES = {
  title: "Kept pieces",
  own: "Saved in this browser. Share the list to open it on another device.",
  shared: "A shared list of pieces, side by side.",
  gone: (count: number) =>
    count === 1
      ? "One piece in this list is no longer in the shop."
      : `${count} pieces in this list are no longer in the shop.`,
  sold: "A sold piece stays in your list until you remove it. You can still ask about it, for example to have a similar one made.",
  share: "Share list",
  shareTitle: (shop: string) => `Pieces from ${shop}`,
  keepThis: "Keep this piece",
  keepThese: (pieces: string) => `Keep these ${pieces}`,
  none: "No kept pieces yet",
  noneText: "Use the ribbon on a piece to keep it here and compare.",
  seeAll: "See all pieces",
  table: {
    label: "Pieces side by side",
    keep: "Keep",
    remove: "Remove",
    price: "Price",
    availability: "Availability",
    metal: "Metal",
    stones: "Stones",
    ringSize: "Ring size",
    weight: "Weight",
    dimensions: "Dimensions",
    notGiven: "Not given",
  },
  ask: {
    bar: "Ask about your kept pieces",
    title: (count: number) =>
      count === 1 ? "Ask about this piece" : `Ask about these ${count} pieces`,
    one: "I answer within a day.",
    several: (all: string) => `One message for ${all}. I answer each one.`,
    all: (count: number) => ALL_OF[count] ?? `all ${count}`,
    byEmail: "Write an email",
  },
  email: {
    subject: (topic: string) => `Inquiry: ${topic}`,
    topic: (piece: string, more: number) => (more > 0 ? `${piece} and ${more} more` : piece),
    greeting: (shop: string) => `Hello ${shop},`,
    text: (pieces: string) => `I am interested in ${pieces}.`,
    piece: (name: string, price: string) => `the ${name} (${price})`,
    pieces: (count: number) => `${count} pieces`,
    thesePieces: (count: number) => `these ${count} pieces`,
  },
} as const;

const ALL_OF = ["", "", "both", "all three", "all four", "all five", "all six"];
