import { expect, test } from "vitest";
import { currencyOfFormat } from "./currency-of-format.ts";

test.each([
  ["#,##0.00\\ [$€-407]", "EUR"],
  ["[$€-2]\\ #,##0.00", "EUR"],
  ['#,##0.00 "€"', "EUR"],
  ["#,##0.00\\ €", "EUR"],
  ['_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', "EUR"],
  ["[$₹-4009]\\ #,##0.00", "INR"],
  ["₹#,##0", "INR"],
  ["[$£-809]#,##0.00", "GBP"],
  ['"£"#,##0;[Red]\\-"£"#,##0', "GBP"],
  ["[$CHF-807]\\ #,##0.00", "CHF"],
  ['"CHF" #,##0.00', "CHF"],
  ["#,##0.00\\ [$zł-415]", "PLN"],
  ["[$kr-414]\\ #,##0", "NOK"],
  ["#,##0\\ [$kr-41D]", "SEK"],
  ["[$$-C09]#,##0.00", "AUD"],
  ["[$$-1009]#,##0.00", "CAD"],
  // The shop's own, and no currency at all.
  ["[$$-409]#,##0.00", null],
  ['_("$"* #,##0.00_)', null],
  ["$#,##0", null],
  ["[$-409]mmm\\ d", null],
  ['0 "pcs"', null],
  ['"R"0000', null],
  ['0.00" g"', null],
  ["General", null],
])("reads the format %s as %s", (format, currency) => {
  expect(currencyOfFormat(format)).toBe(currency);
});
