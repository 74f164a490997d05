/** What leads to the form: "Ask about these 3 pieces". */
export const describeAsk = (count: number): string =>
  count === 1 ? "Ask about this piece" : `Ask about these ${count} pieces`;

/** Says that pieces of the list were left out. */
export const describeGone = (count: number): string =>
  count === 1
    ? "One piece of this list is no longer in the shop."
    : `${count} pieces of this list are no longer in the shop.`;

const NUMBERS = ["", "", "both", "all three", "all four", "all five", "all six"];

/** What one message does: "One message for all three. I answer each one." */
export const describeMessage = (count: number): string =>
  count === 1
    ? "I answer within a day."
    : `One message for ${NUMBERS[count] ?? `all ${count}`}. I answer each one.`;
