import fc from "fast-check";
import { expect, test } from "vitest";
import { DomainError } from "../../errors.ts";
import { readPriceFile } from "./read-price-file.ts";

const read = (text: string) => readPriceFile(Buffer.from(text));

test.each([
  [
    "a metal a row, with other lines",
    "Metal,Price,Unit\nGold,4174.09,oz\nSilver,50.39,oz\nPlatinum,1548.95,oz\nCopper,5.02,lb\nPrices from the refiner",
    { gold: "4174.09", silver: "50.39", platinum: "1548.95", skipped: 2 },
  ],
  [
    "grams and pennyweights",
    "metal;unit;price\nGold;g;134.20\nSilver;dwt;2.519",
    { gold: "4174.08658656", silver: "50.38", skipped: 0 },
  ],
  ["kilograms", "metal,USD per kg\ngold,134200.00", { gold: "4174.08658656", skipped: 0 }],
  ["no header", 'XAU,"$4,174.09"\nXAG,50.39', { gold: "4174.09", silver: "50.39", skipped: 0 }],
  [
    "a unit in the header",
    "Metal,USD per gram\nPalladium,33.1\n",
    { palladium: "1029.52508208", skipped: 0 },
  ],
  [
    "a decimal comma",
    "Metall;Preis USD/oz\nGold;4.174,09\nSilver;50,39",
    { gold: "4174.09", silver: "50.39", skipped: 0 },
  ],
  [
    "a day a row, the latest of which counts",
    "Date,Gold (USD/oz),Silver (USD/oz)\n2026-11-21,4174.09,50.39\n2026-11-20,4100,49\n2026-11-19,,48",
    { gold: "4174.09", silver: "50.39", skipped: 0 },
  ],
  [
    "several days of a metal",
    "date,metal,close\n11/21/2026,gold,4174.09\n9/2/2026,gold,3779",
    { gold: "4174.09", skipped: 0 },
  ],
  ["euros left out", "Gold,3600 EUR\nSilver,50.39", { silver: "50.39", skipped: 1 }],
])("reads %s", (_, text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ["nothing", ""],
  ["a shopping list", "Name,Price\nBand,890.00"],
  ["metals without prices", "Metal,Price\nGold,\nSilver,n/a"],
  ["prices that are none", "Gold,0\nSilver,-3\nPlatinum,99999999999"],
])("says what a file of %s needs", (_, text) => {
  expect(() => read(text)).toThrow(
    "No metal prices in this file. It needs a metal and a price in each row.",
  );
});

test("refuses a file of 10 MB at once", () => {
  expect(() => readPriceFile(Buffer.alloc(10 * 1024 * 1024, "Gold,1\n"))).toThrow(
    expect.objectContaining({ code: "too-large" }),
  );
});

/** "read", or the code of the refusal. */
function outcome(bytes: Uint8Array): string {
  try {
    readPriceFile(bytes);
    return "read";
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
}

test("answers any bytes with prices or a sentence", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
      expect(["read", "unprocessable"]).toContain(outcome(bytes));
    }),
  );
});
