import { sql } from "kysely";
import { expect, test } from "vitest";
import { newPaymentSchema } from "#contract/sales/payments.ts";
import { newWaiterSchema } from "#contract/sales/waiting-list.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { secretOf, sendNewQuote } from "#tests/support/new-quote.ts";
import { addPlatform, sellOnPlatform } from "#tests/support/sell-on-platform.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { listTableShapes } from "../../infrastructure/table-dump/list-table-shapes.ts";
import { moveToTrash } from "../../infrastructure/trash/move-to-trash.ts";
import { createFormToken } from "../inquiries/admission/inquiry-form-token.ts";
import { addNote } from "../inquiries/add-note.ts";
import { getInquiry } from "../inquiries/get-inquiry.ts";
import { receiveInquiry } from "../inquiries/receive-inquiry.ts";
import { replyToInquiry } from "../inquiries/reply-to-inquiry.ts";
import { reserveForInquiry } from "../inquiries/reservations/reserve-for-inquiry.ts";
import { changeOrderStatus } from "../orders/change-order-status.ts";
import { editOrder } from "../orders/edit-order.ts";
import { recordOrder } from "../orders/record-order.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { acceptQuote } from "../quotes/customer-page/accept-quote.ts";
import { joinWaitingList } from "../waiting-list/join-waiting-list.ts";
import { forgetCustomer } from "./forget-customer.ts";

/** Every word that is the customer's is marked with this name. */
const NAME = "Quillfeather";
const ida = { name: `Ida ${NAME}`, email: `ida@${NAME}.example`.toLowerCase() };

/** The tables and columns whose values hold the name. */
async function findName(shop: TestShop): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await listTableShapes(shop.db, shop.engine)) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(shop.db);
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      if (new RegExp(NAME, "i").test(JSON.stringify(value))) found.push(`${name}.${column}`);
    }
  }
  return [...new Set(found)].toSorted();
}

async function ask(shop: TestShop, message: string, change: object = {}) {
  const words = { ...ida, message: `${message} ${NAME}`, ringSize: NAME, phone: `4345550187` };
  return addInquiry(shop, { ...words, ...change });
}

async function finish(shop: TestShop, id: number) {
  for (const status of ["processing", "shipped", "completed"] as const) {
    await changeOrderStatus(shop, id, status, "ada");
  }
}

async function converse(shop: TestShop) {
  const productId = await addPiece(shop, { name: "Solitaire" });
  const inquiry = await ask(shop, "One", { productIds: [productId] });
  await replyToInquiry(shop, inquiry.id, { text: `Dear ${NAME}` }, "ada");
  await addNote(shop, inquiry.id, `${NAME} likes opals`, "ada");
  const item = { title: `Ring of ${NAME}`, price: "64.00", details: NAME, ringSize: NAME };
  await sendNewQuote(shop, inquiry.id, [item], { note: `For ${NAME}` });
  // An order keeps what its pieces are called.
  const sent = await sendNewQuote(shop, inquiry.id, [{ ...item, title: "Ring" }]);
  await acceptQuote(shop, secretOf(sent), { delivery: "pickup" }, "203.0.113.7");
  const { orderId } = await shop.db
    .selectFrom("quotes")
    .select("orderId")
    .where("orderId", "is not", null)
    .executeTakeFirstOrThrow();
  await finish(shop, orderId ?? 0);
  await reserveForInquiry(shop, inquiry.id, { productId, until: "2026-11-28" }, "ada");
  const token = createFormToken(shop);
  shop.clock.advance({ seconds: 5 });
  const photo = await pictureWithCornerColors(8, 8).jpeg().toBuffer();
  const form = { ...ida, message: `Two ${NAME}`, token, attempt: crypto.randomUUID() };
  await receiveInquiry(shop, form, photo);
  const dropped = await ask(shop, "Three");
  const removal = { kind: "inquiry" as const, entityId: dropped.id, by: "ada" };
  await moveToTrash(shop, { ...removal, label: `Inquiry of ${ida.name}` });
  return inquiry.customerId ?? 0;
}

async function buy(shop: TestShop) {
  const line = { title: "Band", quantity: 1, price: "64.00", customizations: { engraving: NAME } };
  const place = { city: NAME, state: NAME, postalCode: NAME, country: "USA" };
  const shippingAddress = { line1: `1 ${NAME} Lane`, ...place };
  const customer = { customerName: ida.name, customerEmail: ida.email, shippingAddress };
  const record = () => recordOrder(shop, newOrder([line], { ...customer, notes: NAME }), "ada");
  const { id } = await record();
  const edit = { customerName: `Mrs. ${NAME}`, trackingCarrier: "UPS", trackingNumber: NAME };
  await editOrder(shop, id, edit, "ada");
  const paid = { amount: "30", method: "check", paidOn: "2026-11-20", reference: NAME };
  await recordPayment(shop, id, newPaymentSchema.parse(paid), "ada");
  await finish(shop, id);
  const sale = { number: "1", productId: null, internalOrderId: id };
  const external = await sellOnPlatform(shop, await addPlatform(shop), sale);
  await shop.db
    .updateTable("externalOrders")
    .set({ customerName: NAME, customerEmail: ida.email, orderData: JSON.stringify({ to: NAME }) })
    .where("id", "=", external)
    .execute();
  const dropped = await record();
  const removal = { kind: "order" as const, entityId: dropped.id, by: "ada" };
  await moveToTrash(shop, { ...removal, label: `Order of ${NAME}` });
}

test("leaves a customer's name, addresses and words in no table", async () => {
  const { shop } = await mailingShop();
  const customerId = await converse(shop);
  await buy(shop);
  const awaited = await addPiece(shop, { availability: "sold" });
  await joinWaitingList(
    shop,
    newWaiterSchema.parse({ productId: awaited, email: ida.email.toUpperCase() }),
  );
  expect((await findName(shop)).length).toBeGreaterThan(20);
  await forgetCustomer(shop, customerId, "ada");
  expect(await findName(shop)).toEqual([]);
});

test("leaves the name of a reservation that has ended, or whose piece is in the trash, in no table", async () => {
  const { shop } = await mailingShop();
  const ended = await addPiece(shop, { name: "Ring" });
  const dropped = await addPiece(shop, { name: "Band" });
  const inquiry = await ask(shop, "One", { productIds: [ended, dropped] });
  for (const productId of [ended, dropped]) {
    await reserveForInquiry(shop, inquiry.id, { productId, until: "2026-11-28" }, "ada");
  }
  await moveToTrash(shop, { kind: "product", entityId: dropped, label: "Band", by: "ada" });
  shop.clock.set("2026-12-01T12:00:00.000Z");
  await forgetCustomer(shop, inquiry.customerId ?? 0, "ada");
  expect(await findName(shop)).toEqual([]);
  const pieces = await shop.db
    .selectFrom("products")
    .select(["availability", "reservedUntil"])
    .execute();
  const available = { availability: "available", reservedUntil: null };
  expect(pieces).toEqual([available, available]);
});

test("leaves alone what is reserved for somebody else, and their words", async () => {
  const { shop } = await mailingShop();
  const productId = await addPiece(shop, { name: "Ring" });
  const inquiry = await ask(shop, "One", { productIds: [productId] });
  const other = await addInquiry(shop, { name: "Bo", email: "bo@example.com", message: "Two" });
  await reserveForInquiry(shop, other.id, { productId, until: "2026-11-28" }, "ada");
  await forgetCustomer(shop, inquiry.customerId ?? 0, "ada");
  const { reservedFor } = await shop.db
    .selectFrom("products")
    .select("reservedFor")
    .executeTakeFirstOrThrow();
  expect(reservedFor).toBe("Bo");
  const { name, messages } = await getInquiry(shop, other.id);
  expect([name, messages[0]?.text]).toEqual(["Bo", "Two"]);
});
