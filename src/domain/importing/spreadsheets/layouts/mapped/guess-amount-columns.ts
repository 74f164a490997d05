import type { MappedField } from "#contract/importing/spreadsheets.ts";
import { parsePrice } from "../../../parsing/parse-price.ts";
import { guessPriceOfAmounts } from "./guess-field.ts";
import { withOnlyPrice } from "./guess-fields.ts";

type Guess = MappedField | null;

/** "450", "$1,299.00", "80.- CHF" */
const AMOUNT =
  /^(?:\p{Sc}|\p{L}{1,4}[.$]?)?\s?\d[\d\s.,'’]*[-–—]{0,2}\s?(?:\p{Sc}|\p{L}{1,4}\.?)?$/u;
/** Of the rows that have both amounts. */
const NEARLY_ALL = 0.9;

/**
 * Guesses with what the first values of columns say of prices: amounts under "Tag" or "Retail" are one, texts
 * under "Trade" no cost, and the cost is the smaller of two amounts.
 * @param values of each column, "" where a row has none
 */
export function guessAmountColumns(names: string[], guesses: Guess[], values: string[][]): Guess[] {
  const seen = [...guesses];
  for (const [index, name] of names.entries()) {
    const guess = seen[index] ?? null;
    const holdAmounts = areAmounts(values[index] ?? []);
    if (guess === "cost" && holdAmounts === false) seen[index] = null;
    const price = guess === null || guess === "tags" ? guessPriceOfAmounts(name) : null;
    if (price !== null && holdAmounts && !seen.includes(price)) seen[index] = price;
  }
  return withSmallerCost(withOnlyPrice(seen), values);
}

/** null for a column without values. */
function areAmounts(values: string[]): boolean | null {
  const filled = values.filter((value) => value !== "");
  return filled.length === 0 ? null : filled.every((value) => AMOUNT.test(value));
}

/** Exchanges price and cost where nearly every row has the cost above the price. */
function withSmallerCost(guesses: Guess[], values: string[][]): Guess[] {
  const [price, cost] = [guesses.indexOf("price"), guesses.indexOf("cost")];
  const both = (values[price] ?? []).flatMap((written, row) => {
    const [sold, paid] = [parsePrice(written), parsePrice(values[cost]?.[row] ?? "")];
    return sold && paid ? [paid.cents > sold.cents] : [];
  });
  const above = both.filter(Boolean).length;
  return both.length === 0 || above < both.length * NEARLY_ALL
    ? guesses
    : guesses.with(price, "cost").with(cost, "price");
}
