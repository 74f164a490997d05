import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Order } from "#contract/sales/orders.ts";
import { ReceiptSums } from "./receipt-sums.tsx";

const order = {
  items: [{ quantity: 1, price: "80.00" }],
  shipping: "0.00",
  tax: "0.00",
  payments: [],
  balanceDue: "0.00",
  status: "completed",
  delivery: "pickup",
};

const render = (total: string) =>
  renderToStaticMarkup(
    <ReceiptSums
      order={{ ...order, subtotal: total, total } as unknown as Order}
      taxRate={null}
      timeZone="America/New_York"
    />,
  );

test("a receipt has the fees and discounts of a platform, so that its sums add up", () => {
  expect(render("75.00")).toContain("<dt>Fees and discounts</dt><dd>−$5.00</dd>");
  expect(render("80.00")).not.toContain("Fees");
});
