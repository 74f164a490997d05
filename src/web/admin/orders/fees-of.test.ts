import { expect, test } from "vitest";
import { feesOf, formatFees } from "./fees-of.ts";

const order = { items: [{ quantity: 2, price: "890.00" }], shipping: "12.00", tax: "0.05" };

test("fees are what the total has beside pieces, shipping and tax", () => {
  expect(feesOf({ ...order, total: "1792.05" })).toBe(0);
  expect(feesOf({ ...order, total: "1794.55" })).toBe(250);
  expect(feesOf({ ...order, total: "1787.05" })).toBe(-500);
});

test("a discount has a minus sign", () => {
  expect(formatFees(250)).toBe("$2.50");
  expect(formatFees(-500)).toBe("−$5.00");
});
