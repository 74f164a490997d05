import { describe, expect, it } from "vitest";
import { EMPTY_ORDER, orderFormSchema, toOrderInput, toOrderPatch, totalOf } from "./order-form.ts";

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
