import { expect, test } from "vitest";
import { isPriceOnRequest } from "./is-price-on-request.ts";
import { parsePrice } from "./parse-price.ts";

test.each([
  "POA",
  "P.O.A.",
  "POR",
  "P.O.R.",
  "Email for price",
  "e-mail us",
  "Upon inquiry",
  "Price on request",
  "price upon application",
  "Please call for price",
  "Preis auf Anfrage",
  "a. A.",
  "a.A.",
  "su richiesta",
  "Prix sur demande",
  "Precio a consultar",
  "prijs op aanvraag",
  "цена по запросу",
  "на упит",
  "TBA",
])("takes “%s” for a price on request", (text) => {
  expect(isPriceOnRequest(text)).toBe(true);
  expect(parsePrice(text)).toBeNull();
});

test.each([
  "Porcelain",
  "Porto",
  "callable",
  "2poa",
  "40",
  "Callisto",
  "approx. 40",
  "from 40",
  "Tbilisi",
  "",
])("takes “%s” for none", (text) => expect(isPriceOnRequest(text)).toBe(false));

test("reads a telephone number beside such words as no price, but an amount with a currency", () => {
  expect(parsePrice("Call 555 1234")).toBeNull();
  expect(parsePrice("auf Anfrage (Tel. 030 1234)")).toBeNull();
  expect(parsePrice("$1,200, others on request")).toMatchObject({ cents: 120_000 });
});
