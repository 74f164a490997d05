import { expect, test } from "vitest";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import type { Quote } from "#contract/sales/quotes.ts";
import {
  checkQuote,
  CUSTOM_LINE,
  type QuoteForm,
  startQuote,
  sumForm,
  toQuoteForm,
  toQuoteInput,
  usualShare,
} from "./quote-form.ts";

const start = {
  now: new Date("2026-11-22T15:00:00.000Z"),
  timeZone: "America/New_York",
  defaults: { taxRate: "5.3" },
};
const piece = { productId: 7, name: "Solitaire", price: "2180.00", picture: null };
const inquiry = {
  pieces: [
    { ...piece, availability: "available" },
    { ...piece, productId: 8, availability: "sold" },
    { ...piece, productId: null, availability: null },
  ],
} as unknown as Inquiry;
const band = { ...CUSTOM_LINE, title: "Wedding band, plain", price: "640" };

const withBand = (change: Partial<QuoteForm> = {}): QuoteForm => {
  const form = startQuote(inquiry, start);
  return { ...form, items: [...form.items, band], share: "half", ...change };
};

test("starts with what can be sold of what was asked about, in full, for eight days", () => {
  const form = startQuote(inquiry, start);
  expect(form).toMatchObject({ share: "full", validUntil: "2026-11-30", taxRate: "5.3" });
  expect(form.items.map(({ productId }) => productId)).toEqual([7]);
});

test("asks for half where something is to be made, and for all of finished pieces", () => {
  const madeToOrder = { ...inquiry, pieces: [{ ...piece, availability: "made_to_order" }] };
  expect(startQuote(madeToOrder as unknown as Inquiry, start).share).toBe("half");
  const reserved = { ...inquiry, pieces: [{ ...piece, availability: "reserved" }] };
  const { share, items } = startQuote(reserved as unknown as Inquiry, start);
  expect(share).toBe("full");
  expect(usualShare([...items, CUSTOM_LINE])).toBe("half");
  expect(startQuote({ ...inquiry, pieces: [] }, start).share).toBe("half");
});

test("sums what is typed to the cent, with commas and without", () => {
  const sums = { subtotalCents: 282_000, taxCents: 14_946, totalCents: 296_946 };
  expect(sumForm(withBand())).toMatchObject({ ...sums, depositCents: 148_473 });
  const form = withBand();
  form.items = form.items.map((line) => ({ ...line, price: line.price.replace("2180", "$2,180") }));
  expect(sumForm(form)).toMatchObject(sums);
  expect(toQuoteInput(form)).toMatchObject({
    items: [
      { productId: 7, price: "2180.00" },
      { title: "Wedding band, plain", price: "640.00" },
    ],
    taxRate: "5.3",
    deposit: "1484.73",
  });
});

test("sums a tax rate of three decimals as it is stored", () => {
  const form = withBand({ taxRate: "8.875 %" });
  expect(sumForm(form)).toMatchObject({ taxCents: 25_028, totalCents: 307_028 });
  expect(toQuoteInput(form)).toMatchObject({ taxRate: "8.875" });
  expect(checkQuote(form)).toEqual({});
  expect(checkQuote(withBand({ taxRate: "8.8755" }))).toHaveProperty("taxRate");
});

test("says what is missing", () => {
  expect(checkQuote(withBand())).toEqual({});
  expect(checkQuote(withBand({ items: [] }))).toHaveProperty("items");
  const bad = withBand({
    items: [{ ...CUSTOM_LINE, price: "six", quantity: 0 }],
    shipping: "-1",
    taxRate: "101",
    share: "other",
    validUntil: "",
  });
  expect(Object.keys(checkQuote(bad))).toEqual([
    "items.0.title",
    "items.0.price",
    "items.0.quantity",
    "shipping",
    "taxRate",
    "deposit",
    "validUntil",
  ]);
  expect(checkQuote(withBand({ share: "other", deposit: "3000" }))).toEqual({
    deposit: "This is more than the total.",
  });
});

test("opens a quote as it was made, and one that is over for eight more days", () => {
  const quote = {
    items: [],
    total: "200.00",
    deposit: "100.00",
    shipping: "0.00",
    tax: "7.00",
    taxRate: null,
    readyBy: "2026-12-19T04:59:59.000Z",
    validUntil: "2026-11-26T04:59:59.000Z",
    note: null,
    reserve: false,
  } as unknown as Quote;
  expect(toQuoteForm(quote, start)).toMatchObject({
    share: "half",
    tax: "7.00",
    shipping: "",
    readyBy: "2026-12-18",
    validUntil: "2026-11-25",
    reserve: false,
  });
  const later = { ...start, now: new Date("2026-12-01T15:00:00.000Z") };
  expect(toQuoteForm(quote, later).validUntil).toBe("2026-12-09");
  const kept = toQuoteForm({ ...quote, deposit: null }, start);
  expect(toQuoteInput({ ...kept, items: [band] })).toMatchObject({ tax: "7.00", deposit: null });
});
