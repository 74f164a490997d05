import { expect, test } from "vitest";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { secretOf, sendNewQuote } from "#tests/support/new-quote.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { getProduct } from "../../../catalogue/products/get-product.ts";
import { getInquiry } from "../../inquiries/get-inquiry.ts";
import { recordPayment } from "../../payments/record-payment.ts";
import { expireQuotes } from "../expire-quotes.ts";
import { forgetQuotes } from "../forget-quotes.ts";
import { getQuote } from "../get-quote.ts";
import { acceptQuote } from "./accept-quote.ts";
import { declineQuote } from "./decline-quote.ts";
import { listQuoteLinks } from "./list-quote-links.ts";
import { markOpened } from "./mark-opened.ts";
import { openQuotePage } from "./open-quote-page.ts";

const from = "203.0.113.7";
const PICKUP = { delivery: "pickup" } as const;

async function sendToAna() {
  const { shop, sent } = await mailingShop();
  const productId = await addPiece(shop, { name: "Solitaire" });
  const inquiry = await addInquiry(shop, { productIds: [productId] });
  const quote = await sendNewQuote(shop, inquiry.id, [{ productId }], {
    validUntil: "2026-11-28",
    deposit: "64.50",
  });
  return { shop, sent, productId, inquiry, quote, secret: secretOf(quote) };
}

test("shows the quote without what the desk alone knows; looking changes nothing", async () => {
  const { shop, quote, inquiry, secret } = await sendToAna();
  const page = await openQuotePage(shop, secret, from);
  expect(page).toMatchObject({
    state: "open",
    quote: { state: "sent", name: "Ana Líma", total: "129.00", inquiryUrl: inquiry.privateUrl },
  });
  expect(page).not.toHaveProperty("quote.inquiryId");
  expect(page).not.toHaveProperty("quote.reserve");
  expect(await getQuote(shop, quote.id)).toMatchObject({ state: "sent", openedAt: null });
  await markOpened(shop, secret, from);
  const openedAt = shop.now().toISOString();
  shop.clock.advance({ hours: 1 });
  await markOpened(shop, secret, from);
  expect(await getQuote(shop, quote.id)).toMatchObject({ state: "opened", openedAt });
});

test("a replaced quote leads to the newer one", async () => {
  const { shop, inquiry, secret } = await sendToAna();
  const newer = await sendNewQuote(shop, inquiry.id, [{ title: "Band", price: 640 }]);
  expect(await openQuotePage(shop, secret, from)).toMatchObject({
    quote: { state: "replaced", newerUrl: newer.publicUrl },
  });
  await expect(acceptQuote(shop, secret, PICKUP, from)).rejects.toMatchObject({
    code: "conflict",
    message: "There’s a newer quote.",
  });
  const inquirySecret = inquiry.privateUrl?.split("/").at(-1) ?? "";
  expect(await listQuoteLinks(shop, inquirySecret)).toMatchObject([
    { url: newer.publicUrl, state: "sent" },
    { state: "replaced" },
  ]);
  expect(await listQuoteLinks(shop, "1-forged")).toEqual([]);
});

test("an expired quote frees its piece by itself and says so to both", async () => {
  const { shop, quote, inquiry, productId, secret } = await sendToAna();
  shop.clock.set("2026-11-29T05:00:00.000Z");
  expect((await getProduct(shop, productId, "admin")).availability).toBe("available");
  expect(await openQuotePage(shop, secret, from)).toMatchObject({ quote: { state: "expired" } });
  await expect(acceptQuote(shop, secret, PICKUP, from)).rejects.toMatchObject({
    code: "conflict",
  });
  await Promise.all([expireQuotes(shop), expireQuotes(shop)]);
  expect(await getQuote(shop, quote.id)).toMatchObject({ state: "expired" });
  const { state, messages } = await getInquiry(shop, inquiry.id);
  expect(state).toBe("waiting-for-you");
  expect(messages.filter(({ event }) => event?.type === "quote-expired")).toHaveLength(1);
  const mails = await shop.db.selectFrom("outgoingMails").select(["recipient", "text"]).execute();
  const about = mails.filter(({ text }) => text.includes("has expired"));
  expect(about.map(({ recipient }) => recipient).toSorted()).toEqual([
    "ana@example.com",
    "hello@fernhill-goldsmith.example",
  ]);
});

test("declining tells the desk and makes the piece available", async () => {
  const { shop, quote, inquiry, productId, secret } = await sendToAna();
  await declineQuote(shop, secret, from);
  expect(await getQuote(shop, quote.id)).toMatchObject({ state: "declined" });
  expect((await getProduct(shop, productId, "admin")).availability).toBe("available");
  expect((await getInquiry(shop, inquiry.id)).state).toBe("waiting-for-you");
  await expect(acceptQuote(shop, secret, PICKUP, from)).rejects.toMatchObject({
    code: "conflict",
  });
});

test("after accepting, the page shows the order, its payments and the receipt", async () => {
  const { shop, quote, secret } = await sendToAna();
  await acceptQuote(shop, secret, PICKUP, from);
  await expect(declineQuote(shop, secret, from)).rejects.toMatchObject({ code: "conflict" });
  const { orderId } = await getQuote(shop, quote.id);
  const payment = { amount: 6450, method: "check" as const, paidOn: "2026-11-20" };
  await recordPayment(shop, orderId ?? 0, payment, "ada");
  const page = await openQuotePage(shop, secret, from);
  expect(page).toMatchObject({
    quote: {
      state: "accepted",
      order: {
        balanceDue: "64.50",
        receiptNumber: expect.stringMatching(/^\d{4}-0001$/),
        payments: [{ amount: "64.50", method: "check" }],
      },
    },
  });
  expect(JSON.stringify(page)).not.toContain("ada");
});

test("ends ninety days after the last word, and with a new link to the inquiry", async () => {
  const { shop, secret } = await sendToAna();
  shop.clock.advance({ days: 91 });
  expect(await openQuotePage(shop, secret, from)).toEqual({ state: "ended" });
  await shop.db.updateTable("inquiries").set({ secretVersion: 2 }).execute();
  await expect(openQuotePage(shop, secret, from)).rejects.toMatchObject({ code: "not-found" });
});

test("says which piece somebody else has bought", async () => {
  const { shop, productId, secret } = await sendToAna();
  await shop.db
    .updateTable("products")
    .set({ availability: "sold", stock: 0, reservedFor: null, reservedUntil: null })
    .where("id", "=", productId)
    .execute();
  expect(await openQuotePage(shop, secret, from)).toMatchObject({
    quote: { goneTitle: "Solitaire" },
  });
});

test("forgetting removes the words and keeps the sums", async () => {
  const shop = await testShop();
  const inquiry = await addInquiry(shop);
  const item = { title: "Ring of her grandmother", price: 640, details: "Ana’s initials" };
  const quote = await sendNewQuote(shop, inquiry.id, [item], { note: "Hi Ana" });
  await forgetQuotes(shop, [inquiry.id]);
  expect(await getQuote(shop, quote.id)).toMatchObject({
    state: "withdrawn",
    total: "640.00",
    note: null,
    items: [{ title: "Custom work", details: null }],
  });
});

test("limits how many addresses a visitor may try", async () => {
  const shop = await testShop();
  const tries = Array.from({ length: 61 }, (_, index) =>
    openQuotePage(shop, `${index}-forged`, from).catch((error: { code: string }) => error.code),
  );
  const codes = await Promise.all(tries);
  expect(codes.filter((code) => code === "too-many-requests")).toHaveLength(1);
  expect(codes.filter((code) => code === "not-found")).toHaveLength(60);
});
