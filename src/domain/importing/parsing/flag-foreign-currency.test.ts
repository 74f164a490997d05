import { expect, test } from "vitest";
import { emptyPiece } from "../empty-piece.ts";
import { flagForeignCurrency, isForeignPrice } from "./flag-foreign-currency.ts";

const itemAt = (priceCents: number | null) => ({
  kind: "piece" as const,
  where: "row 2",
  piece: { ...emptyPiece("Ember ring"), priceCents },
});

test("marks a piece priced in another currency as doubtful, with the price", () => {
  expect(flagForeignCurrency(itemAt(129_900), "EUR")).toEqual({
    ...itemAt(129_900),
    kind: "doubtful",
    reason: "Its price is 1299.00 EUR, not US dollars.",
  });
});

test.each([
  [129_900, "USD"],
  [129_900, null],
  [null, "EUR"],
])("leaves a piece at %j %s as it is", (cents, currency) => {
  expect(flagForeignCurrency(itemAt(cents), currency)).toEqual(itemAt(cents));
});

test.each([
  [0, "EUR", true],
  [129_900, "EUR", true],
  [129_900, "USD", false],
  [129_900, null, false],
  [null, "EUR", false],
  [null, "USD", false],
  [null, null, false],
])("%j %s is foreign: %s", (cents, currency, expected) => {
  expect(isForeignPrice(cents, currency)).toBe(expected);
});
