import { describe, expect, it } from "vitest";
import { EMPTY_ORDER, orderFormSchema, toNewOrder, totalOf } from "./order-form.ts";

const line = { productId: 3, name: "Band", quantity: 2, price: "890.00" };
const filled = {
  ...EMPTY_ORDER,
  customerName: "Ruth Albrecht",
  customerEmail: "ruth@example.com",
  line1: "1 Main Street",
  city: "Staunton",
  state: "VA",
  postalCode: "24401",
  items: [line],
};

describe("the form of a new order", () => {
  it("requires a name, an email address, a postal address and a piece", () => {
    const issues = orderFormSchema.safeParse(EMPTY_ORDER).error?.issues ?? [];
    expect(issues.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        "Customer name is required",
        "Customer e-mail is required",
        "Address is required",
        "At least one piece is required",
      ]),
    );
  });

  it("accepts a filled form", () => {
    expect(orderFormSchema.safeParse(filled).success).toBe(true);
  });

  it("refuses an invalid amount", () => {
    const form = { ...filled, shipping: "twelve" };
    expect(orderFormSchema.safeParse(form).error?.issues[0]?.message).toBe("A number like 129.00");
  });

  it("omits empty amounts", () => {
    const order = toNewOrder({ ...filled, items: [{ ...line, price: "" }] });
    expect(order).not.toHaveProperty("shipping");
    expect(order.items).toEqual([{ productId: 3, quantity: 2 }]);
    expect(order.shippingAddress).toMatchObject({ city: "Staunton", country: "United States" });
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
