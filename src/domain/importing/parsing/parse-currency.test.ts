import { expect, test } from "vitest";
import { currencyInHeader, parseCurrency } from "./parse-currency.ts";

test.each([
  ["EUR", "EUR"],
  ["eur", "EUR"],
  ["€", "EUR"],
  ["Euro", "EUR"],
  ["kr.", "SEK"],
  ["zł", "PLN"],
  ["XQZ", null],
  ["gold", null],
  ["constructor", null],
  ["", null],
])("reads the currency %j as %s", (text, code) => {
  expect(parseCurrency(text)).toBe(code);
});

test.each([
  ["Price (EUR)", "EUR"],
  ["Price (EUR) ", "EUR"],
  ["Price EUR net", null],
  ["Preis €", "EUR"],
  ["price_gbp", "GBP"],
  ["Price", null],
  ["Unit price", null],
  ["Gewicht (g)", null],
])("finds the currency in the header %s: %s", (header, code) => {
  expect(currencyInHeader(header)).toBe(code);
});
