import type { PriceLine } from "#contract/catalogue/pricing/build-price.ts";

const LINES: Record<PriceLine["kind"], string> = {
  metal: "Metal",
  loss: "Loss",
  stones: "Stones",
  findings: "Findings",
  labor: "Labor",
  markup: "Mark-up",
  rounding: "Rounding",
};

/** The sentences of how a price is built, in the form of a piece. */
export const MESSAGES = {
  title: "How the price is built",
  closed: "Metal, stones, findings, hours, mark-up. Only you see this.",
  loss: "Loss, % of the metal",
  stones: "Stones, $",
  findings: "Findings, $",
  hours: "Hours",
  rate: "Dollars an hour",
  markup: "Mark-up, % of the cost",
  markupHelp: "Leave blank if you set the price another way.",
  round: "Round",
  supplier: "Supplier",
  lock: "Locked",
  lockHelp: "A locked price never follows the metals.",
  sum: "The sum",
  line: (kind: PriceLine["kind"], alloy: string | undefined) =>
    alloy ? `${LINES[kind]}, ${alloy}` : LINES[kind],
  cost: "Cost",
  price: "Price",
  needsMarkup: "Enter a mark-up to see the sum.",
  needsWeight: (alloy: string) => `Add the weight of the ${alloy} under Metals: “${alloy} 4.2 g”.`,
  needsPrice: (metal: string) => `Enter the price of ${metal} under Metal prices.`,
  openPrices: "Metal prices",
  use: (price: string) => `Use ${price}`,
  margin: (percent: string) => `The price above has a margin of ${percent}%.`,
  target: "Price for a margin of",
  percent: "%",
  wrong: "Enter a number like 12.50.",
  saving: "Saving…",
  saved: "Saved",
  savedWithPiece: "Saved when you create the piece.",
  failed: "Couldn’t save how the price is built",
} as const;
