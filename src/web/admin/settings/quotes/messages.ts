/** The words of the screen of quotes. */
export const QUOTE_SETTINGS_WORDS = {
  title: "Quotes",
  lede: "What a new quote starts with.",
  taxRate:
    "You can change it in each quote. Leave blank to start with the rate of your last quote. Example: 5.3",
  shippingPromise:
    "Customers read it beside the price of shipping. Leave blank to promise nothing. Example: Insured, with a signature",
} as const;
