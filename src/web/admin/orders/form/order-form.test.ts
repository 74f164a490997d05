import { describe, expect, it } from "vitest";
import type { Order } from "#contract/sales/orders.ts";
import {
  EMPTY_ORDER,
  orderFormSchema,
  toOrderForm,
  toOrderInput,
  toOrderPatch,
  totalOf,
} from "./order-form.ts";

const line = { productId: 3, name: "Band", quantity: 2, price: "890.00", customizations: null };
const filled = {
  ...EMPTY_ORDER,
  customerName: "Ruth Albrecht",
  customerEmail: "ruth@example.com",
  items: [line],
};
const address = { line1: "1 Main Street", city: "Staunton", state: "VA", postalCode: "24401" };

const issuesOf = (form: object) =>
  (orderFormSchema.safeParse(form).error?.issues ?? []).map(({ message }) => message);

describe("the form of an order", () => {
  it("requires a name, an email address and a piece", () => {
    expect(issuesOf(EMPTY_ORDER)).toEqual([
      "Customer name is required",
      "Customer e-mail is required",
      "At least one piece is required",
    ]);
  });

  it("requires a postal address only for what is shipped", () => {
    expect(issuesOf(filled)).toEqual([]);
    expect(issuesOf({ ...filled, delivery: "shipping" })).toEqual([
      "Address is required",
      "City is required",
      "State is required",
      "Postal code is required",
    ]);
    expect(issuesOf({ ...filled, ...address, delivery: "shipping" })).toEqual([]);
  });

  it("requires a name and a price of custom work", () => {
    const custom = { ...line, productId: null, name: "", price: "" };
    expect(issuesOf({ ...filled, items: [custom] })).toEqual([
      "Describe the work",
      "Enter a price",
    ]);
  });

  it("refuses an invalid amount", () => {
    expect(issuesOf({ ...filled, deposit: "twelve" })).toEqual(["Enter an amount like 129.00"]);
  });

  it("omits the empty price of a piece, and the address of a pickup", () => {
    const order = toOrderInput({ ...filled, ...address, items: [{ ...line, price: "" }] });
    expect(order.items).toEqual([{ productId: 3, quantity: 2 }]);
    expect(order).toMatchObject({ delivery: "pickup", shippingAddress: null, dueDate: null });
    const shipped = toOrderInput({ ...filled, ...address, delivery: "shipping" });
    expect(shipped.shippingAddress).toEqual({ ...address, country: "United States" });
  });

  it("sends the items of an edit only when one changed", () => {
    const notes = toOrderPatch({ ...filled, notes: "Soon" }, filled, "2026-11-20T15:00:00.000Z");
    expect(notes).toMatchObject({ notes: "Soon", updatedAt: "2026-11-20T15:00:00.000Z" });
    expect(notes).not.toHaveProperty("items");
    const cheaper = { ...filled, items: [{ ...line, price: "1" }] };
    expect(toOrderPatch(cheaper, filled, "").items).toEqual([
      { productId: 3, quantity: 2, price: "1" },
    ]);
  });
});

describe("totalOf", () => {
  it("adds pieces, shipping and tax in cents", () => {
    expect(totalOf({ items: [line], shipping: "12", tax: "0.05" })).toBe(179_205);
  });
  it("counts invalid amounts as 0", () => {
    const items = [{ ...line, quantity: Number.NaN, price: "8." }];
    expect(totalOf({ items, shipping: "", tax: "" })).toBe(0);
  });
});

const order = (subtotal: string, tax: string) =>
  toOrderForm(
    { subtotal, tax, shipping: "0.00", items: [], shippingAddress: null } as unknown as Order,
    "America/New_York",
  );

describe("the tax of an order", () => {
  it("is typed as a rate, of the pieces without shipping, as in a quote", () => {
    const form = { ...filled, items: [{ ...line, quantity: 1, price: "2,820" }], shipping: "18" };
    expect(totalOf({ ...form, taxRate: "5.3" })).toBe(298_746);
    expect(toOrderInput({ ...form, taxRate: "5.3" }).tax).toBe("149.46");
    expect(toOrderInput({ ...form, taxRate: "5.3" })).not.toHaveProperty("taxRate");
    expect(issuesOf({ ...filled, taxRate: "five" })).toEqual(["Enter a percentage like 5.3"]);
  });

  it("keeps the sum where no rate gives it, until a rate is typed", () => {
    expect(order("2820.00", "149.46")).toMatchObject({ tax: "", taxRate: "5.3" });
    expect(order("560.00", "49.70")).toMatchObject({ tax: "", taxRate: "8.875" });
    expect(order("560.00", "0.00")).toMatchObject({ tax: "", taxRate: "" });
    expect(order("0.00", "2.00")).toMatchObject({ tax: "2.00", taxRate: "" });
    expect(order("9999999.00", "2.00")).toMatchObject({ tax: "2.00", taxRate: "" });
    expect(toOrderInput({ ...filled, tax: "2.00" }).tax).toBe("2.00");
    expect(toOrderInput({ ...filled, tax: "2.00", taxRate: "0" }).tax).toBe("0.00");
  });
});
