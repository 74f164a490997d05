import { expect, test } from "vitest";
import { amountInWords } from "./valuations.tsx";

test.each([
  ["2180.00", "Two thousand one hundred eighty dollars"],
  ["1.00", "One dollar"],
  ["0.01", "One cent"],
  ["0.00", "Zero dollars"],
  ["640.50", "Six hundred forty dollars and fifty cents"],
  ["21.19", "Twenty-one dollars and nineteen cents"],
  ["1000000.00", "One million dollars"],
  [
    "99999999.99",
    "Ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine dollars and ninety-nine cents",
  ],
  ["12015", "Twelve thousand fifteen dollars"],
])("spells %s as %s", (amount, words) => {
  expect(amountInWords(amount)).toBe(words);
});
