import { beforeEach, expect, test } from "vitest";
import { MISSING_EMAIL } from "#contract/sales/customers.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { recordRepair } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { getCustomer } from "../customers/get-customer.ts";
import { updateCustomer } from "../customers/update-customer.ts";
import { getInquiry } from "../inquiries/get-inquiry.ts";
import { recordInquiry } from "../inquiries/record-inquiry.ts";
import { replyToInquiry } from "../inquiries/reply-to-inquiry.ts";
import { editOrder } from "../orders/edit-order.ts";
import { linkCustomer } from "./link-customer.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const order = (name: string, email: string, phone?: string | null) =>
  recordRepair(shop, name, email, phone);

const customerOf = ({ customerId }: { customerId: number | null }) =>
  getCustomer(shop, customerId ?? 0);

test("takes another address for another customer's where somebody has several orders", async () => {
  const first = await order("Ana", "ana@example.com");
  const second = await order("Ana", "ana@example.com");
  const moved = await editOrder(shop, second.id, { customerEmail: "bo@example.com" }, null);
  expect(moved.customerId).not.toBe(first.customerId);
  expect((await customerOf(moved)).emails).toEqual(["bo@example.com"]);
  expect((await customerOf(first)).emails).toEqual(["ana@example.com"]);
});

test("leaves an order with its customer when its only address is taken away", async () => {
  const { id, customerId } = await order("Ana", "ana@example.com");
  const edited = await editOrder(shop, id, { customerEmail: MISSING_EMAIL }, null);
  expect(edited.customerId).toBe(customerId);
  expect((await customerOf(edited)).emails).toEqual(["ana@example.com"]);
});

test("is nobody's order until it has an address, and adds each new one to its customer", async () => {
  const { id, customerId } = await order("Ana", MISSING_EMAIL);
  expect(customerId).toBeNull();
  const called = await editOrder(shop, id, { customerPhone: " 434 555 0187 " }, null);
  expect(called.customerId).not.toBeNull();
  const wrote = await editOrder(shop, id, { customerEmail: "ana@example.com" }, null);
  expect(await customerOf(wrote)).toMatchObject({
    id: called.customerId,
    emails: ["ana@example.com"],
    phones: ["434 555 0187"],
  });
});

test("stores a number without the spaces around it, and none without digits", async () => {
  const person = { name: "Ida", email: "ida@example.com" };
  await linkCustomer(shop, { ...person, phone: "ask her mother" });
  const id = await linkCustomer(shop, { ...person, phone: " 540 555 0100 " });
  expect((await getCustomer(shop, id ?? 0)).phones).toEqual(["540 555 0100"]);
});

test("takes a number that several have for the one who gave it last", async () => {
  await order("Leo", "leo@example.com", "434-555-0187");
  const last = await order("Ana", "ana@example.com", "434-555-0187");
  const found = await linkCustomer(shop, { name: "?", email: null, phone: "434-555-0187" });
  expect(found).toBe(last.customerId);
});

test("notes each ring size of a customer once, twenty at most", async () => {
  const ask = (ringSize: string | null) =>
    addInquiry(shop, { ringSize, message: `In ${ringSize}?` });
  const inquiry = await ask(null);
  const sizes = async () => (await customerOf(inquiry)).ringSizes.map(({ size }) => size);
  expect(await sizes()).toEqual([]);
  for (const size of ["5½", "6", "5½"]) await ask(size);
  expect(await sizes()).toEqual(["5½", "6"]);
  const ringSizes = Array.from({ length: 19 }, (_, at) => ({ size: `${at + 1}`, note: "old" }));
  await updateCustomer(shop, inquiry.customerId ?? 0, { ringSizes }, null);
  for (const size of ["20", "21"]) await ask(size);
  expect((await sizes()).slice(18)).toEqual(["19", "20"]);
});

test("leaves an inquiry with its customer when somebody else has its address now", async () => {
  const { id, customerId } = await addInquiry(shop, { email: "ana@example.com" });
  await updateCustomer(shop, customerId ?? 0, { emails: ["ana@new.example.com"] }, null);
  const other = await order("Bo", "ana@example.com");
  expect(other.customerId).not.toBe(customerId);
  await replyToInquiry(shop, id, { text: "Yes" }, "ada");
  expect((await getInquiry(shop, id)).customerId).toBe(customerId);
});

test("links a call without a usable number to nobody", async () => {
  const call = { source: "phone" as const, name: "Bo", phone: "540", message: "A ring?" };
  expect((await recordInquiry(shop, call)).customerId).toBeNull();
  expect(await shop.db.selectFrom("customers").selectAll().execute()).toEqual([]);
});
