import { expect, test } from "vitest";
import { depositDue, missingDeposit } from "./deposit-due.ts";

const order = {
  status: "pending" as const,
  deposit: "303.84",
  amountPaid: "0.00",
  balanceDue: "607.68",
};

test("the deposit of a pending order is due until it is paid", () => {
  expect(depositDue(order)?.sentence).toBe("A deposit of $303.84 is due.");
  const part = { ...order, amountPaid: "100.00", balanceDue: "507.68" };
  expect(depositDue(part)?.sentence).toBe("A deposit of $203.84 is due.");
  expect(depositDue({ ...order, amountPaid: "303.84", balanceDue: "303.84" })).toBeNull();
  expect(depositDue({ ...order, deposit: null })).toBeNull();
});

test("all of it is no deposit", () => {
  expect(depositDue({ ...order, deposit: "607.68" })).toEqual({
    sentence: "$607.68 is due now.",
    step: "record-payment",
  });
});

test("once the work began or the order was canceled, its deposit is not due first", () => {
  for (const status of ["processing", "shipped", "completed", "cancelled"] as const) {
    expect(depositDue({ ...order, status })).toBeNull();
  }
  expect(missingDeposit(order)).toBe("303.84");
});
