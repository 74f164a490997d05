import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { MAX_CENTS } from "#contract/decimals.ts";
import { MISSING_EMAIL } from "#contract/sales/customers.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { secretOf, sendNewQuote } from "#tests/support/new-quote.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { getInquiry } from "../../inquiries/get-inquiry.ts";
import { recordOrder } from "../../orders/record-order.ts";
import { moveToTrash } from "../../../infrastructure/trash/move-to-trash.ts";
import { listOrders } from "../../orders/list-orders.ts";
import { getQuote } from "../get-quote.ts";
import { withdrawQuote } from "../withdraw-quote.ts";
import { acceptQuote } from "./accept-quote.ts";
import { declineQuote } from "./decline-quote.ts";
import { openQuotePage } from "./open-quote-page.ts";

const from = "203.0.113.7";
const PICKUP = { delivery: "pickup" } as const;
const band = { title: "Band", price: "640.00" };

let shop: TestShop;
let inquiryId: number;
beforeEach(async () => {
  ({ shop } = await mailingShop());
  inquiryId = (await addInquiry(shop)).id;
});

const send = (items: object[], change: object = {}) => sendNewQuote(shop, inquiryId, items, change);
const accept = (quote: { publicUrl: string }) => acceptQuote(shop, secretOf(quote), PICKUP, from);
const sell = (productId: number) =>
  shop.db
    .updateTable("products")
    .set({ availability: "sold", stock: 0 })
    .where("id", "=", productId)
    .execute();
const orders = async () => (await listOrders(shop)).items;

test("names the piece that is gone, of several pieces none", async () => {
  const solitaire = await addPiece(shop, { name: "Solitaire" });
  const hoops = await addPiece(shop, { name: "Hoops" });
  const one = await send([band, { productId: solitaire }]);
  await sell(solitaire);
  await expect(accept(one)).rejects.toThrow(
    "I’m sorry, the Solitaire has just been sold to someone else. Nothing was ordered. Write to me, and we’ll find another way.",
  );
  await shop.db.deleteFrom("products").where("id", "=", solitaire).execute();
  await expect(accept(one)).rejects.toThrow(
    "I’m sorry, the Solitaire is no longer available. Nothing was ordered. Write to me, and we’ll find another way.",
  );
  const other = await addPiece(shop, { name: "Pendant" });
  const two = await send([{ productId: hoops }, { productId: other }]);
  await sell(other);
  await expect(accept(two)).rejects.toThrow("I’m sorry, one of these pieces has just been sold");
  expect(await orders()).toEqual([]);
});

const notes = async () =>
  (await getInquiry(shop, inquiryId)).messages.flatMap(({ kind, text }) =>
    kind === "note" ? [text] : [],
  );
test.each<[string, (quote: { id: number }, productId: number) => Promise<unknown>, string, string]>(
  [
    [
      "a piece that was sold",
      (_, productId) => sell(productId),
      "has just been sold to someone else",
      "“Solitaire” is out of stock.",
    ],
    [
      "a piece in the trash",
      (_, id) => moveToTrash(shop, { kind: "product", entityId: id, label: "Solitaire", by: null }),
      "is no longer available",
      "“Solitaire” was deleted.",
    ],
    [
      "an order of the piece that the desk recorded for them meanwhile",
      (_, productId) => {
        const customer = { customerName: "Ana Lima", customerEmail: "ana@example.com" };
        return recordOrder(shop, newOrder([{ productId, quantity: 1 }], customer), "ada");
      },
      "I’ve already recorded your order of the Solitaire",
      "“Solitaire” is out of stock.",
    ],
    [
      "a piece of which there are fewer",
      ({ id }) =>
        shop.db.updateTable("quoteItems").set({ quantity: 2 }).where("quoteId", "=", id).execute(),
      "this quote can’t be accepted as it is. Nothing was ordered.",
      "Only 1 of “Solitaire” in stock, 2 were asked for.",
    ],
    [
      "a total over the limit",
      ({ id }) =>
        shop.db.updateTable("quotes").set({ taxCents: MAX_CENTS }).where("id", "=", id).execute(),
      "this quote can’t be accepted as it is. Nothing was ordered.",
      "The total of the order is too large.",
    ],
  ],
)("says what is true of %s, and tells the desk why", async (_, spoil, said, reason) => {
  const productId = await addPiece(shop, { name: "Solitaire" });
  const quote = await send([{ productId }]);
  await spoil(quote, productId);
  const before = (await orders()).length;
  const refused = { code: "conflict", message: expect.stringContaining(said) };
  await expect(accept(quote)).rejects.toMatchObject(refused);
  await expect(accept(quote)).rejects.toMatchObject(refused);
  expect(await orders()).toHaveLength(before);
  expect(await notes()).toEqual([
    `Ana Líma pressed Accept on your quote, but no order was recorded. ${reason}`,
  ]);
  expect(await getInquiry(shop, inquiryId)).toMatchObject({ state: "waiting-for-you" });
  const mails = await shop.db.selectFrom("outgoingMails").select("subject").execute();
  const reports = mails.filter(({ subject }) => subject.startsWith("Ana Líma couldn’t accept"));
  expect(reports).toHaveLength(1);
});

test("does not say that a piece was sold when the database fails, and orders nothing", async () => {
  const quote = await send([{ productId: await addPiece(shop) }]);
  await sql`alter table order_history rename to order_history_away`.execute(shop.db);
  try {
    await expect(accept(quote)).rejects.toThrow(/order_history/);
  } finally {
    await sql`alter table order_history_away rename to order_history`.execute(shop.db);
  }
  expect(await orders()).toEqual([]);
  await accept(quote);
  expect(await orders()).toHaveLength(1);
});

test("says why a quote that is no longer open can’t be accepted or declined", async () => {
  const refusals = async (quote: { publicUrl: string }) => {
    const declined = declineQuote(shop, secretOf(quote), from);
    const results = await Promise.allSettled([accept(quote), declined]);
    return results.map((result) => result.status === "rejected" && String(result.reason.message));
  };
  const again = "Ask for a new one at any time.";
  const withdrawn = await send([band]);
  await withdrawQuote(shop, withdrawn.id, "ada");
  const takenBack = `This quote was taken back. ${again}`;
  expect(await refusals(withdrawn)).toEqual([takenBack, takenBack]);
  const declined = await send([band]);
  await declineQuote(shop, secretOf(declined), from);
  const was = `You declined this quote. ${again}`;
  expect(await refusals(declined)).toEqual([was, was]);
  const accepted = await send([band]);
  await accept(accepted);
  expect(await refusals(accepted)).toEqual([
    false,
    "You accepted this quote already. Write to me about it.",
  ]);
  const expired = await send([band], { validUntil: "2026-11-25" });
  shop.clock.set(expired.validUntil);
  const over = `This quote has expired. ${again}`;
  expect(await refusals(expired)).toEqual([over, over]);
});

test("takes no answer on a page that has ended, however long the quote is valid", async () => {
  const quote = await send([band], { validUntil: "2027-12-01" });
  shop.clock.advance({ days: 90 });
  expect(await openQuotePage(shop, secretOf(quote), from)).toEqual({ state: "ended" });
  const ended = { code: "unprocessable", message: "This page has ended." };
  await expect(accept(quote)).rejects.toMatchObject(ended);
  await expect(declineQuote(shop, secretOf(quote), from)).rejects.toMatchObject(ended);
  expect(await getQuote(shop, quote.id)).toMatchObject({ state: "sent", orderId: null });
});

test("orders custom work with all that was noted, and of a piece its size and details", async () => {
  const ring = await addPiece(shop, { name: "Ring" });
  const plain = await addPiece(shop, { name: "Pendant" });
  const noted = { metal: "18k white gold", weight: "2.6 g", ringSize: "5½", details: "1.8 mm" };
  const quote = await send([
    { ...band, ...noted },
    { productId: ring, quantity: 1, ...noted },
    { productId: plain, metal: "sterling silver", weight: "3 g" },
  ]);
  await accept(quote);
  const [order] = await orders();
  expect(order?.items.map(({ customizations }) => customizations)).toEqual([
    noted,
    { ringSize: "5½", details: "1.8 mm" },
    null,
  ]);
});

test("records the order of who left no email address", async () => {
  await shop.db.updateTable("inquiries").set({ email: null, phone: "(434) 555-0187" }).execute();
  const quote = await send([band]);
  shop.clock.advance({ hours: 1 });
  await accept(quote);
  expect(await orders()).toMatchObject([
    {
      customerEmail: MISSING_EMAIL,
      customerPhone: "(434) 555-0187",
      customerName: "Ana Líma",
      deposit: null,
      dueDate: null,
    },
  ]);
  expect(await getInquiry(shop, inquiryId)).toMatchObject({ state: "waiting-for-them" });
  expect((await getQuote(shop, quote.id)).endedAt).toBe(shop.now().toISOString());
});
