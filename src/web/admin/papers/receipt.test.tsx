import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Order } from "#contract/sales/orders.ts";
import { ReceiptSums, receiptTitle } from "./receipt.tsx";

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

const title = (change: Partial<Order>) =>
  receiptTitle({
    status: "pending",
    balanceDue: "100.00",
    amountPaid: "0.00",
    deposit: null,
    ...change,
  } as Order);

test("titles a receipt by what is paid", () => {
  expect(title({})).toBe("Balance due");
  expect(title({ amountPaid: "50.00", balanceDue: "50.00", deposit: "50.00" })).toBe(
    "Deposit received",
  );
  expect(title({ amountPaid: "20.00", balanceDue: "80.00", deposit: "50.00" })).toBe("Balance due");
  expect(title({ amountPaid: "50.00", balanceDue: "50.00" })).toBe("Balance due");
  expect(title({ amountPaid: "100.00", balanceDue: "0.00" })).toBe("Paid in full");
});

test("asks for the balance once a piece is shipped, and says what was canceled", () => {
  const deposit = { amountPaid: "50.00", balanceDue: "50.00", deposit: "50.00" };
  expect(title({ ...deposit, status: "shipped" })).toBe("Balance due");
  expect(title({ ...deposit, status: "cancelled" })).toBe("Canceled");
  expect(title({ balanceDue: "0.00", status: "cancelled" })).toBe("Canceled");
});
