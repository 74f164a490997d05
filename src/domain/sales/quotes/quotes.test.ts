import { expect, test } from "vitest";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { newQuote, sendNewQuote } from "#tests/support/new-quote.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { getInquiry } from "../inquiries/get-inquiry.ts";
import { reserveForInquiry } from "../inquiries/reservations/reserve-for-inquiry.ts";
import { changeDraft } from "./change-draft.ts";
import { deleteDraft } from "./delete-draft.ts";
import { getQuoteDefaults } from "./get-quote-defaults.ts";
import { getQuote } from "./get-quote.ts";
import { listQuotes } from "./list-quotes.ts";
import { makeQuote } from "./make-quote.ts";
import { sendQuote } from "./send-quote.ts";
import { withdrawQuote } from "./withdraw-quote.ts";

const band = {
  title: "Wedding band, plain",
  price: "640.00",
  metal: "18k white gold",
  weight: "2.6 g",
  details: "1.8 mm, shaped to sit flush",
};

/** Ana, who wears a 5½, asks about a solitaire. */
async function ask() {
  const shop = await testShop();
  const productId = await addPiece(shop, {
    name: "Sapphire Solitaire",
    sku: "FG-RI-0145",
    materials: "18k white gold, polished; round blue sapphire",
    priceCents: 218_000,
  });
  const inquiry = await addInquiry(shop, { productIds: [productId], ringSize: "5½" });
  return { shop, productId, inquiry };
}

test("makes a draft of a piece and custom work with the sums of both", async () => {
  const { shop, productId, inquiry } = await ask();
  const input = newQuote([{ productId }, band], {
    taxRate: "5.3",
    deposit: "1484.73",
    readyBy: "2026-12-18",
    validUntil: "2026-11-30",
    note: "Hi Ana",
  });
  const quote = await makeQuote(shop, inquiry.id, input);
  expect(quote).toMatchObject({
    version: 1,
    state: "draft",
    subtotal: "2820.00",
    tax: "149.46",
    taxRate: "5.3",
    total: "2969.46",
    deposit: "1484.73",
    readyBy: "2026-12-19T04:59:59.000Z",
    validUntil: "2026-12-01T04:59:59.000Z",
    reserve: true,
    sentAt: null,
  });
  expect(quote.items).toMatchObject([
    { title: "Sapphire Solitaire", sku: "FG-RI-0145", metal: "18k white gold", ringSize: "5½" },
    { title: "Wedding band, plain", isCustom: true, productId: null, weight: "2.6 g" },
  ]);
  expect(await getQuoteDefaults(shop)).toEqual({ taxRate: "5.3" });
  expect((await getProduct(shop, productId, "admin")).availability).toBe("available");
});

test("computes the tax by a rate of three decimals, and starts the next quote with it", async () => {
  const { shop, productId, inquiry } = await ask();
  const input = newQuote([{ productId }, band], { taxRate: "8.875" });
  const quote = await makeQuote(shop, inquiry.id, input);
  expect(quote).toMatchObject({ tax: "250.28", taxRate: "8.875", total: "3070.28" });
  expect(await getQuoteDefaults(shop)).toEqual({ taxRate: "8.875" });
});

test("is valid for eight days when nothing else is said", async () => {
  const { shop, inquiry } = await ask();
  shop.clock.set("2026-11-22T15:00:00.000Z");
  const { validUntil } = await makeQuote(shop, inquiry.id, newQuote([band]));
  expect(validUntil).toBe("2026-12-01T04:59:59.000Z");
});

test("changes and deletes a draft, never a quote that was sent", async () => {
  const { shop, inquiry } = await ask();
  const draft = await makeQuote(shop, inquiry.id, newQuote([band]));
  const changed = await changeDraft(shop, draft.id, newQuote([{ ...band, price: "700" }]));
  expect(changed).toMatchObject({ id: draft.id, version: 1, total: "700.00" });
  const sent = await sendQuote(shop, draft.id, { mail: true }, "ada");
  const refused = { code: "conflict" };
  await expect(changeDraft(shop, sent.id, newQuote([band]))).rejects.toMatchObject(refused);
  await expect(deleteDraft(shop, sent.id)).rejects.toMatchObject(refused);
  await expect(sendQuote(shop, sent.id, { mail: true }, null)).rejects.toMatchObject(refused);
  expect(await getQuote(shop, sent.id)).toMatchObject({ state: "sent", total: "700.00" });
  const next = await makeQuote(shop, inquiry.id, newQuote([band]));
  await deleteDraft(shop, next.id);
  expect((await listQuotes(shop, inquiry.id)).map(({ id }) => id)).toEqual([sent.id]);
});

test("sending reserves the piece until the quote ends and stands in the conversation", async () => {
  const { shop, productId, inquiry } = await ask();
  const quote = await sendNewQuote(shop, inquiry.id, [{ productId }], { validUntil: "2026-11-28" });
  expect(quote).toMatchObject({ state: "sent", sentAt: shop.now().toISOString() });
  expect(await getProduct(shop, productId, "admin")).toMatchObject({
    availability: "reserved",
    reservedFor: "Ana Líma",
    reservedUntil: quote.validUntil,
  });
  expect(await getInquiry(shop, inquiry.id)).toMatchObject({
    state: "waiting-for-them",
    pieces: [{ isReservedHere: true }],
    latest: {
      by: "ada",
      event: {
        type: "quote-sent",
        quoteId: quote.id,
        total: "2180.00",
        until: "2026-11-29T04:59:59.000Z",
      },
    },
  });
});

test("a new version replaces the one before, whose pieces it does not hold are available again", async () => {
  const { shop, productId, inquiry } = await ask();
  const first = await sendNewQuote(shop, inquiry.id, [{ productId }, band]);
  const second = await makeQuote(shop, inquiry.id, newQuote([band]));
  expect(await getQuote(shop, first.id)).toMatchObject({ state: "sent" });
  await sendQuote(shop, second.id, { mail: true }, "ada");
  expect(await listQuotes(shop, inquiry.id)).toMatchObject([
    { version: 2, state: "sent", total: "640.00" },
    { version: 1, state: "replaced", total: "2820.00" },
  ]);
  expect((await getProduct(shop, productId, "admin")).availability).toBe("available");
});

test("withdrawing makes the piece available again", async () => {
  const { shop, productId, inquiry } = await ask();
  const { id } = await sendNewQuote(shop, inquiry.id, [{ productId }]);
  expect(await withdrawQuote(shop, id, "ada")).toMatchObject({ state: "withdrawn" });
  expect((await getProduct(shop, productId, "admin")).availability).toBe("available");
  await expect(withdrawQuote(shop, id, "ada")).rejects.toMatchObject({ code: "conflict" });
});

test("refuses to reserve a piece for two, and quotes it to another without reserving", async () => {
  const { shop, productId, inquiry } = await ask();
  const bo = await addInquiry(shop, { name: "Bo", email: "bo@example.com" });
  await reserveForInquiry(shop, inquiry.id, { productId, until: "2026-11-28" }, null);
  await expect(sendNewQuote(shop, bo.id, [{ productId }])).rejects.toMatchObject({
    code: "conflict",
    message: "“Sapphire Solitaire” is already reserved for Ana Líma.",
  });
  const sent = await sendNewQuote(shop, bo.id, [{ productId }], { reserve: false });
  expect(sent.state).toBe("sent");
  expect(await getProduct(shop, productId, "admin")).toMatchObject({ reservedFor: "Ana Líma" });
});

test("refuses what is sold, short, deleted, past its day or below its deposit", async () => {
  const { shop, productId, inquiry } = await ask();
  const send = (items: object[], change = {}) => sendNewQuote(shop, inquiry.id, items, change);
  const sold = await addPiece(shop, { availability: "sold", stock: 0 });
  await expect(send([{ productId: sold }])).rejects.toMatchObject({ code: "conflict" });
  await expect(send([{ productId, quantity: 2 }])).rejects.toMatchObject({
    code: "conflict",
    message: "Only 1 of “Sapphire Solitaire” in stock, 2 are quoted.",
  });
  const gone = await addPiece(shop, { deletedAt: shop.now().toISOString() });
  await expect(send([{ productId: gone }])).rejects.toMatchObject({ code: "invalid" });
  await expect(send([band], { validUntil: "2026-11-01" })).rejects.toMatchObject({
    code: "unprocessable",
  });
  await expect(send([band], { deposit: "640.01" })).rejects.toMatchObject({ code: "invalid" });
  await expect(makeQuote(shop, 999, newQuote([band]))).rejects.toMatchObject({ code: "not-found" });
});
