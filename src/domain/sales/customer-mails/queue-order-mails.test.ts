import { beforeEach, expect, test } from "vitest";
import { newPaymentSchema } from "#contract/sales/payments.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { newOrder, addPiece } from "#tests/support/new-order.ts";
import { addPlatform, sellOnPlatform } from "#tests/support/sell-on-platform.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { listOutgoingMails } from "../../infrastructure/mail/outbox/list-outgoing-mails.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import type { Mail } from "../../services/mailer.ts";
import { changeOrderStatus } from "../orders/change-order-status.ts";
import { editOrder } from "../orders/edit-order.ts";
import { moveOrderBack } from "../orders/move-order-back.ts";
import { recordOrder } from "../orders/record-order.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { removePayment } from "../payments/remove-payment.ts";
import { switchCustomerMail } from "./switch-customer-mail.ts";
import { loadOrderCare } from "./queue-order-mails.ts";
import { deliverDueMails } from "../../newsletter/deliver-due-mails.ts";

let shop: TestShop;
let sent: Mail[];
let id: number;
beforeEach(async () => {
  ({ shop, sent } = await mailingShop());
  const order = newOrder([{ title: "Opal ring", price: "100", quantity: 1 }]);
  ({ id } = await recordOrder(shop, order, "ada"));
});

const move = (status: Parameters<typeof changeOrderStatus>[2]) =>
  changeOrderStatus(shop, id, status, "ada");
const moveBack = () => moveOrderBack(shop, id, {}, "ada");

/** Two minutes pass. @returns the subjects of all mails so far */
async function wait() {
  for (let minute = 0; minute < 2; minute += 1) {
    shop.clock.advance({ minutes: 1 });
    await deliverDueMails(shop);
  }
  return sent.map(({ subject }) => subject.replace(`Order ${id}: `, ""));
}

test("mails each step of an order a minute later, with the answer going to the shop", async () => {
  await move("processing");
  expect(await deliverDueMails(shop)).toBe(0);
  expect(await wait()).toEqual(["on the bench"]);
  await move("shipped");
  await wait();
  await move("completed");
  expect(await wait()).toEqual(["on the bench", "on its way", "enjoy it"]);
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set(["ada@example.com"]));
  expect(sent[2]).toMatchObject({
    replyTo: "hello@fernhill-goldsmith.example",
    inReplyTo: sent[1]?.messageId,
    references: [sent[0]?.messageId, sent[1]?.messageId],
  });
});

test("says with the delivery how each metal and stone is cared for, in her own words", async () => {
  const by = { by: null };
  const facts = { metals: "18k yellow gold 4.2 g", stones: "2 × freshwater pearl" };
  const drops = await createProduct(shop, { name: "Drops", price: 9000, stock: 1, ...facts }, by);
  await updateSettings(shop, { careTexts: { pearl: { daily: "Put them on last of all." } } }, null);
  const work = {
    title: "Signet",
    price: "100",
    quantity: 1,
    customizations: { metal: "platinum" },
  };
  const order = newOrder([work, { productId: drops.id, quantity: 1 }]);
  ({ id } = await recordOrder(shop, order, "ada"));
  for (const status of ["processing", "shipped", "completed"] as const) await move(status);
  expect(await wait()).toEqual(["enjoy it"]);
  const [mail] = sent;
  expect(mail?.text).toContain("Drops (pearl)\nEvery day: Put them on last of all.\nTo clean it: ");
  expect(mail?.text).toContain("Drops (gold)\nEvery day: Wear it.");
  expect(mail?.text).toContain("Signet (platinum)\nEvery day: ");
  expect(mail?.text.match(/To clean it/g)).toHaveLength(2);
});

test("mails nothing of a step that is undone within a minute, and then once", async () => {
  await move("processing");
  await moveBack();
  expect(await wait()).toEqual([]);
  await move("processing");
  expect(await wait()).toEqual(["on the bench"]);
  await moveBack();
  await move("processing");
  expect(await wait()).toEqual(["on the bench"]);
});

test("mails only the last of several steps within a minute, and nothing once canceled", async () => {
  await move("processing");
  await move("shipped");
  expect(await wait()).toEqual(["on its way"]);
  const other = newOrder([{ title: "Repair", price: "10", quantity: 1 }]);
  ({ id } = await recordOrder(shop, other, "ada"));
  await move("processing");
  await move("cancelled");
  expect(await wait()).toHaveLength(1);
});

test("names the pickup, and what is still owed", async () => {
  await editOrder(shop, id, { delivery: "pickup" }, "ada");
  await move("processing");
  await move("shipped");
  expect(await wait()).toEqual(["ready for pickup"]);
  expect(sent[0]?.text).toContain("Still owed: $100.00");
});

test("mails an edit that comes before the mail leaves, and a tracking number that comes later", async () => {
  await move("processing");
  await move("shipped");
  await editOrder(shop, id, { customerEmail: "new@example.com" }, "ada");
  expect(await wait()).toEqual(["on its way"]);
  expect(sent[0]?.to).toBe("new@example.com");
  await editOrder(shop, id, { notes: "Gift" }, "ada");
  expect(await wait()).toHaveLength(1);
  await editOrder(shop, id, { trackingCarrier: "USPS", trackingNumber: "9400 1" }, "ada");
  expect(await wait()).toEqual(["on its way", "on its way"]);
  expect(sent[1]?.text).toContain("https://tools.usps.com/go/TrackConfirmAction?tLabels=94001");
  await editOrder(shop, id, { trackingNumber: "9400 2" }, "ada");
  expect(await wait()).toHaveLength(2);
});

test("confirms each payment once, unless it is removed within a minute", async () => {
  const pay = (amount: string) => {
    const payment = { amount, method: "check", paidOn: "2026-11-20" };
    return recordPayment(shop, id, newPaymentSchema.parse(payment), "ada");
  };
  const { payments } = await pay("30");
  await removePayment(shop, id, payments[0]?.id ?? 0, "ada");
  expect(await wait()).toEqual([]);
  await pay("40");
  await pay("60");
  expect(await wait()).toEqual(["payment received", "payment received"]);
  expect(sent[0]?.text).toContain("$40.00 arrived.");
  expect(sent[0]?.text).toContain("Still owed: $60.00");
  expect(sent[1]?.text).toContain("the order is paid in full");
});

test("mails nothing that is switched off, and nothing about an order of a platform", async () => {
  await switchCustomerMail(shop, "processing", false, null);
  await move("processing");
  expect(await wait()).toEqual([]);
  const sale = { number: "1", productId: null, internalOrderId: id };
  await sellOnPlatform(shop, await addPlatform(shop), sale);
  await move("shipped");
  expect(await wait()).toEqual([]);
});

test("an order changes as before where mail is not set up", async () => {
  shop.mail = null;
  expect(await move("processing")).toMatchObject({ status: "processing" });
  expect(await listOutgoingMails(shop, {})).toEqual([]);
});

const work = (title: string, customizations: object | null = null) => ({
  title,
  price: "100",
  quantity: 1,
  customizations,
});

async function titlesOf(shop: TestShop, items: object[]): Promise<string[]> {
  const order = await recordOrder(shop, newOrder(items), "ada");
  return (await loadOrderCare(shop, order)).map(({ title }) => title);
}

test("names the piece of a note where an order has several, each note once", async () => {
  const shop = await testShop();
  expect(await titlesOf(shop, [work("Signet", { metal: "platinum" })])).toEqual(["Platinum"]);
  const several = [
    work("Signet", { metal: "platinum" }),
    work("Signet", { metal: "platinum" }),
    work("Band", { metal: "18k yellow gold" }),
  ];
  expect(await titlesOf(shop, several)).toEqual(["Signet (platinum)", "Band (gold)"]);
});

test("reads custom work by its materials, else by its metal, and says nothing of other work", async () => {
  const shop = await testShop();
  const both = { materials: "sterling silver", metal: "platinum" };
  expect(await titlesOf(shop, [work("Signet", both)])).toEqual(["Silver"]);
  for (const noted of [{ metal: 950 }, { size: "6" }, null]) {
    expect(await titlesOf(shop, [work("Signet", noted)])).toEqual([]);
  }
});

test("says how a piece in the trash is cared for", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop, { materials: "sterling silver" });
  const order = await recordOrder(shop, newOrder([{ productId, quantity: 1 }]), "ada");
  await shop.db.updateTable("products").set({ deletedAt: shop.now().toISOString() }).execute();
  expect(await loadOrderCare(shop, order)).toMatchObject([{ title: "Silver" }]);
});

test("says so much of an order with many pieces", async () => {
  const shop = await testShop();
  const items = Array.from({ length: 14 }, (_, at) => work(`Band ${at}`, { metal: "platinum" }));
  expect(await titlesOf(shop, items)).toHaveLength(12);
});
