import { expect, test } from "vitest";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { newQuote, secretOf, sendNewQuote } from "#tests/support/new-quote.ts";
import { testShop, type TestShop } from "#tests/support/test-shop.ts";
import { getProduct } from "../../../catalogue/products/get-product.ts";
import { updateProduct } from "../../../catalogue/products/update-product.ts";
import { answerInquiry } from "../../inquiries/private-page/answer-inquiry.ts";
import { getInquiry } from "../../inquiries/get-inquiry.ts";
import { listOrders } from "../../orders/list-orders.ts";
import { getQuote } from "../get-quote.ts";
import { makeQuote } from "../make-quote.ts";
import { acceptQuote } from "./accept-quote.ts";

const PICKUP = { delivery: "pickup" } as const;
const ADDRESS = {
  line1: "1 Mill Lane",
  city: "Staunton",
  state: "Virginia",
  postalCode: "24401",
  country: "USA",
};
const from = "203.0.113.7";
const band = { title: "Band", price: "640.00", metal: "18k white gold", details: "1.8 mm" };

const listAll = async (shop: TestShop) =>
  (await listOrders(shop, { status: undefined, search: undefined, limit: 50, offset: 0 })).items;

async function quoteTo(shop: TestShop, productId: number, person: object = {}, change = {}) {
  const inquiry = await addInquiry(shop, { productIds: [productId], ...person });
  const quote = await sendNewQuote(shop, inquiry.id, [{ productId }, band], change);
  return { inquiry, quote, secret: secretOf(quote) };
}

test("accepting records the order as it was quoted and takes the piece out of the shop", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop, { name: "Solitaire", priceCents: 218_000 });
  const { inquiry, quote, secret } = await quoteTo(
    shop,
    productId,
    { ringSize: "5½", phone: "(434) 555-0187" },
    { taxRate: "5.3", deposit: "1484.73", readyBy: "2026-12-18" },
  );
  // The price of the quote counts, whatever the piece's is now.
  await updateProduct(shop, productId, { price: 300_000 }, null);
  await acceptQuote(shop, secret, PICKUP, from);
  const [order, ...others] = await listAll(shop);
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    customerName: "Ana Líma",
    customerEmail: "ana@example.com",
    customerPhone: "(434) 555-0187",
    delivery: "pickup",
    total: "2969.46",
    tax: "149.46",
    deposit: "1484.73",
    dueDate: quote.readyBy,
    status: "pending",
    items: [
      { productId, price: "2180.00" },
      { productName: "Band", price: "640.00", customizations: { details: "1.8 mm" } },
    ],
    quote: { id: quote.id, inquiryId: inquiry.id, sentAt: quote.sentAt },
  });
  expect(order?.items[0]?.customizations).toMatchObject({ ringSize: "5½" });
  expect(await getQuote(shop, quote.id)).toMatchObject({
    state: "accepted",
    orderId: order?.id,
    delivery: "pickup",
  });
  expect(await getProduct(shop, productId, "admin")).toMatchObject({
    availability: "sold",
    stock: 0,
  });
  const { state, messages } = await getInquiry(shop, inquiry.id);
  // The order says what is to be done next.
  expect(state).toBe("waiting-for-them");
  expect(messages.map(({ event }) => event?.type ?? "letter")).toEqual([
    "letter",
    "quote-sent",
    "order-recorded",
    "quote-accepted",
  ]);
});

test("a question that waits for an answer goes on waiting after a yes", async () => {
  const shop = await testShop();
  const { inquiry, secret } = await quoteTo(shop, await addPiece(shop));
  const pageSecret = (await getInquiry(shop, inquiry.id)).privateUrl?.split("/").at(-1) ?? "";
  await answerInquiry(shop, pageSecret, "Can it be engraved?", from);
  await acceptQuote(shop, secret, PICKUP, from);
  expect((await getInquiry(shop, inquiry.id)).state).toBe("waiting-for-you");
});

test("a pickup leaves the shipping out; shipping takes the address", async () => {
  const shop = await testShop();
  const [first, second] = [await addPiece(shop), await addPiece(shop)];
  const change = { shipping: "12.00", deposit: "781.00" };
  const pickup = await quoteTo(shop, first, {}, change);
  await acceptQuote(shop, pickup.secret, PICKUP, from);
  const shipped = await quoteTo(shop, second, {}, change);
  const input = { delivery: "shipping" as const, shippingAddress: ADDRESS };
  await acceptQuote(shop, shipped.secret, input, from);
  expect(await listAll(shop)).toMatchObject([
    { delivery: "shipping", total: "781.00", deposit: "781.00", shippingAddress: ADDRESS },
    { delivery: "pickup", total: "769.00", deposit: "769.00", shippingAddress: null },
  ]);
});

test("accepted twice at once and again later, it is one order and one mail to each", async () => {
  const { shop } = await mailingShop();
  const productId = await addPiece(shop);
  const { secret } = await quoteTo(shop, productId);
  await Promise.all([1, 2, 3].map(() => acceptQuote(shop, secret, PICKUP, from)));
  shop.clock.advance({ days: 30 });
  await acceptQuote(shop, secret, PICKUP, from);
  expect(await listAll(shop)).toHaveLength(1);
  const mails = await shop.db
    .selectFrom("outgoingMails")
    .select(["kind", "subject"])
    .orderBy("kind")
    .execute();
  expect(mails.map(({ kind }) => kind)).toEqual([
    "accepted",
    "notice",
    "notice",
    "quote",
    "received",
  ]);
  expect(mails.map(({ subject }) => subject)).toContain(
    "Ana Líma accepted your quote: Moon pendant",
  );
});

test("of two customers who accept the same piece at the same moment one gets it", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop, { name: "Solitaire" });
  const ana = await quoteTo(shop, productId);
  const bo = await quoteTo(
    shop,
    productId,
    { name: "Bo", email: "bo@example.com" },
    { reserve: false },
  );
  const results = await Promise.allSettled(
    [ana, bo].map(({ secret }) => acceptQuote(shop, secret, PICKUP, from)),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const refused = results.find((result) => result.status === "rejected");
  expect(refused?.reason).toMatchObject({
    code: "conflict",
    message: expect.stringMatching(/^I’m sorry, the Solitaire has just been sold/),
  });
  const orders = await listAll(shop);
  expect(orders).toHaveLength(1);
  const loser = orders[0]?.customerName === "Bo" ? ana : bo;
  expect(await getQuote(shop, loser.quote.id)).toMatchObject({ state: "sent", orderId: null });
  // Of the refused order nothing is left: neither its custom line nor a message.
  expect((await getInquiry(shop, loser.inquiry.id)).latest?.event?.type).toBe("quote-sent");
  await expect(acceptQuote(shop, loser.secret, PICKUP, from)).rejects.toMatchObject({
    code: "conflict",
  });
});

test("of several in stock, the others are available again", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop, { stock: 3 });
  const { secret } = await quoteTo(shop, productId);
  expect((await getProduct(shop, productId, "admin")).availability).toBe("reserved");
  await acceptQuote(shop, secret, PICKUP, from);
  expect(await getProduct(shop, productId, "admin")).toMatchObject({
    availability: "available",
    stock: 2,
  });
});

test("a piece that was deleted meanwhile is not ordered", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop);
  const { secret } = await quoteTo(shop, productId);
  await shop.db
    .updateTable("products")
    .set({ deletedAt: shop.now().toISOString() })
    .where("id", "=", productId)
    .execute();
  await expect(acceptQuote(shop, secret, PICKUP, from)).rejects.toMatchObject({ code: "conflict" });
  await shop.db.deleteFrom("products").where("id", "=", productId).execute();
  await expect(acceptQuote(shop, secret, PICKUP, from)).rejects.toMatchObject({ code: "conflict" });
  expect(await listAll(shop)).toEqual([]);
});

test("takes no draft, no forged address and none that was revoked", async () => {
  const shop = await testShop();
  const inquiry = await addInquiry(shop);
  const draft = await makeQuote(shop, inquiry.id, newQuote([band]));
  const missing = { code: "not-found" };
  await expect(acceptQuote(shop, secretOf(draft), PICKUP, from)).rejects.toMatchObject(missing);
  const quote = await sendNewQuote(shop, inquiry.id, [band]);
  await shop.db.updateTable("inquiries").set({ secretVersion: 2 }).execute();
  await expect(acceptQuote(shop, secretOf(quote), PICKUP, from)).rejects.toMatchObject(missing);
  await expect(acceptQuote(shop, "1-forged", PICKUP, from)).rejects.toMatchObject(missing);
  expect(await listAll(shop)).toEqual([]);
});
