import { beforeEach, expect, test } from "vitest";
import { MISSING_EMAIL } from "#contract/sales/customers.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { recordRepair } from "#tests/support/new-order.ts";
import { secretOf, sendNewQuote } from "#tests/support/new-quote.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { getCustomer } from "../customers/get-customer.ts";
import { updateCustomer } from "../customers/update-customer.ts";
import { checkInquiries } from "../inquiries/check-inquiries.ts";
import { getInquiry } from "../inquiries/get-inquiry.ts";
import { recordInquiry } from "../inquiries/record-inquiry.ts";
import { replyToInquiry } from "../inquiries/reply-to-inquiry.ts";
import { setInquiryState } from "../inquiries/set-inquiry-state.ts";
import { editOrder } from "../orders/edit-order.ts";
import { acceptQuote } from "../quotes/customer-page/accept-quote.ts";
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

const visitor = { name: "Somebody", phone: "540 555 0666", ringSize: "9" };

test("stores what the first inquiry of an address states, and no later one", async () => {
  const inquiry = await addInquiry(shop, { phone: "540 555 0100", ringSize: "5½" });
  const before = await customerOf(inquiry);
  expect(before).toMatchObject({
    phones: ["540 555 0100"],
    ringSizes: [{ size: "5½", note: null }],
    stated: { emails: [], phones: [], ringSizes: [] },
  });
  const later = await addInquiry(shop, { ...visitor, message: "Another one?" });
  expect(later).toMatchObject({ ...visitor, customerId: before.id });
  const after = await customerOf(inquiry);
  const { id, name, emails, phones, ringSizes, updatedAt } = before;
  expect(after).toMatchObject({ id, name, emails, phones, ringSizes, updatedAt });
  expect(after.stated).toEqual({ emails: [], phones: ["540 555 0666"], ringSizes: ["9"] });
});

test("shows what is stated until the desk has added it, however it is written", async () => {
  const { customerId } = await order("Ana", "ana@example.com", "540 555 0100");
  await addInquiry(shop, { ...visitor, phone: "+1 (540) 555-0100" });
  await addInquiry(shop, { ...visitor, message: "One more?" });
  const id = customerId ?? 0;
  const { stated } = await getCustomer(shop, id);
  expect(stated).toEqual({ emails: [], phones: ["540 555 0666"], ringSizes: ["9"] });
  const added = await updateCustomer(
    shop,
    id,
    { phones: ["540 555 0100", "(540) 555-0666"], ringSizes: [{ size: "9", note: null }] },
    "ada",
  );
  expect(added.stated).toEqual({ emails: [], phones: [], ringSizes: [] });
});

test("adds no address of an anonymous visitor who gives the number of a customer without one", async () => {
  const call = await recordInquiry(shop, { source: "phone", name: "Ana", phone, message: "Hello" });
  const inquiry = await addInquiry(shop, { ...visitor, email: "mallory@example.com", phone });
  expect(inquiry.customerId).toBe(call.customerId);
  expect(await customerOf(call)).toMatchObject({
    emails: [],
    stated: { emails: ["mallory@example.com"] },
  });
  const own = await order("Mallory", "mallory@example.com");
  expect(own.customerId).not.toBe(call.customerId);
});

const phone = "434 555 0187";

test("finds calls from a number with its owner after an anonymous visitor gave it with another address", async () => {
  const { customerId } = await order("Ana", "ana@example.com", phone);
  const inquiry = await addInquiry(shop, { ...visitor, email: "mallory@example.com", phone });
  expect(inquiry.customerId).not.toBe(customerId);
  expect(await customerOf(inquiry)).toMatchObject({ phones: [], stated: { phones: [phone] } });
  const call = await recordInquiry(shop, { source: "phone", name: "Ana", phone, message: "Hello" });
  expect(call.customerId).toBe(customerId);
});

test.each(["new", "waiting-for-you", "closed"] as const)(
  "leaves a customer's record alone when a held message becomes %s, or is answered",
  async (state) => {
    const { customerId } = await order("Ana", "ana@example.com");
    const held = () => addInquiry(shop, { ...visitor, topic: "a bot's" });
    const [moved, accepted, answered] = [await held(), await held(), await held()];
    await setInquiryState(shop, moved.id, state);
    await checkInquiries(shop, { ids: [accepted.id], action: "accept" }, "ada");
    await replyToInquiry(shop, answered.id, { text: "Yes" }, "ada");
    const after = await getCustomer(shop, customerId ?? 0);
    expect(after.inquiries).toHaveLength(3);
    expect([after.phones, after.ringSizes]).toEqual([[], []]);
  },
);

test("stores the contact that the desk corrects in an order, and not the other one beside it", async () => {
  const { customerId } = await order("Bo", "bo@example.com");
  const { id } = await addInquiry(shop, { ...visitor, email: "mallory@example.com" });
  const item = { title: "Ring", price: "64.00" };
  const sent = await sendNewQuote(shop, id, [item]);
  await acceptQuote(shop, secretOf(sent), { delivery: "pickup" }, "203.0.113.7");
  const { orderId } = await shop.db
    .selectFrom("quotes")
    .select("orderId")
    .executeTakeFirstOrThrow();
  const moved = await editOrder(shop, orderId ?? 0, { customerEmail: "bo@example.com" }, "ada");
  expect([moved.customerId, moved.customerPhone]).toEqual([customerId, visitor.phone]);
  expect(await customerOf(moved)).toMatchObject({
    phones: [],
    stated: { phones: [visitor.phone] },
  });
});

test("leaves a customer's record alone when an anonymous visitor accepts a quote in that name", async () => {
  const { customerId } = await order("Ana", "ana@example.com");
  const { id } = await addInquiry(shop, visitor);
  const sent = await sendNewQuote(shop, id, [{ title: "Ring", price: "64.00" }]);
  await acceptQuote(shop, secretOf(sent), { delivery: "pickup" }, "203.0.113.7");
  const after = await getCustomer(shop, customerId ?? 0);
  expect(after.orders).toHaveLength(2);
  expect([after.name, after.phones, after.ringSizes]).toEqual(["Ana", [], []]);
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
