import { beforeEach, expect, test } from "vitest";
import { newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { recordOrder } from "../orders/record-order.ts";
import { getCustomer } from "./get-customer.ts";
import { mergeCustomers } from "./merge-customers.ts";
import { updateCustomer } from "./update-customer.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

async function addCustomer(customerName: string, customerEmail: string, customerPhone: string) {
  const customer = { customerName, customerEmail, customerPhone };
  const repair = { title: "Repair", quantity: 1, price: "50.00" };
  return (await recordOrder(shop, newOrder([repair], customer), "ada")).customerId ?? 0;
}

test("keeps the name, and first the contacts and notes, of the one that stays, were it added later", async () => {
  const earlier = await addCustomer("A. Castillo", "ana@work.example.com", "434 555 0100");
  const later = await addCustomer("Ana", "ana@example.com", "434 555 0187");
  await updateCustomer(shop, earlier, { notes: "No nickel" }, null);
  await updateCustomer(shop, later, { notes: "Opals" }, null);
  const untouched = await addCustomer("Bo", "bo@example.com", "540 555 0100");
  shop.clock.advance({ hours: 1 });
  expect(await mergeCustomers(shop, later, earlier, "ada")).toMatchObject({
    id: later,
    name: "Ana",
    email: "ana@example.com",
    emails: ["ana@example.com", "ana@work.example.com"],
    phones: ["434 555 0187", "434 555 0100"],
    notes: "Opals\n\nNo nickel",
    updatedAt: shop.now().toISOString(),
  });
  expect(await getCustomer(shop, untouched)).toMatchObject({ name: "Bo", phone: "540 555 0100" });
});

test("has the addresses of both, none twice", async () => {
  const ana = await addCustomer("Ana", "ana@example.com", "434 555 0187");
  const work = await addCustomer("Ana", "ana@work.example.com", "434 555 0187");
  const [elm, oak] = [{ line1: "1 Elm St", city: "Staunton" }, { line1: "9 Oak Rd" }];
  await updateCustomer(shop, ana, { addresses: [elm] }, null);
  await updateCustomer(shop, work, { addresses: [oak, { ...elm, state: "VA" }] }, null);
  expect((await mergeCustomers(shop, ana, work, null)).addresses).toEqual([elm, oak]);
});

test("has no notes where neither had any, and as many of both as a customer may have", async () => {
  const ana = await addCustomer("Ana", "ana@example.com", "434 555 0187");
  const work = await addCustomer("Ana", "ana@work.example.com", "434 555 0187");
  expect((await mergeCustomers(shop, ana, work, null)).notes).toBeNull();
  const other = await addCustomer("Ana", "ana@other.example.com", "434 555 0187");
  await updateCustomer(shop, other, { notes: "x".repeat(5000) }, null);
  expect((await mergeCustomers(shop, ana, other, null)).notes).toBe("x".repeat(5000));
  const last = await addCustomer("Ana", "ana@last.example.com", "434 555 0187");
  await updateCustomer(shop, last, { notes: "y" }, null);
  expect((await mergeCustomers(shop, ana, last, null)).notes).toBe("x".repeat(5000));
});
