import { beforeEach, expect, test } from "vitest";
import type { PublicQuote } from "#contract/sales/quotes.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { newQuote, secretOf, sendNewQuote } from "#tests/support/new-quote.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../../../catalogue/products/create-product.ts";
import { limitVisitorWrites } from "../../../infrastructure/rate-limit/limit-visitor-writes.ts";
import { updateSettings } from "../../../infrastructure/settings/update-settings.ts";
import { moveToTrash } from "../../../infrastructure/trash/move-to-trash.ts";
import { getQuote } from "../get-quote.ts";
import { makeQuote } from "../make-quote.ts";
import { acceptQuote } from "./accept-quote.ts";
import { declineQuote } from "./decline-quote.ts";
import { listQuoteLinks } from "./list-quote-links.ts";
import { markOpened } from "./mark-opened.ts";
import { openQuotePage } from "./open-quote-page.ts";

const from = "203.0.113.7";
const PICKUP = { delivery: "pickup" } as const;
const band = { title: "Wedding band, plain", price: "640.00" };

let shop: TestShop;
let inquiryId: number;
beforeEach(async () => {
  shop = await testShop();
  inquiryId = (await addInquiry(shop)).id;
});

const photo = (name: string) => `https://pictures.example/${name}.jpg`;

async function addPiece(name: string, photos: string[] = []): Promise<number> {
  const piece = { name, price: 12_900, stock: 1, images: photos.map(photo) };
  return (await createProduct(shop, piece, { by: null })).id;
}

async function open(secret: string): Promise<PublicQuote> {
  const page = await openQuotePage(shop, secret, from);
  if (page.state !== "open") throw new Error("The page has ended.");
  return page.quote;
}

const send = async (items: object[], change: object = {}) =>
  secretOf(await sendNewQuote(shop, inquiryId, items, change));
const show = async (items: object[], change: object = {}) => open(await send(items, change));
const sell = (id: number, change: object = {}) =>
  shop.db
    .updateTable("products")
    .set({ availability: "sold", stock: 0, reservedUntil: null, ...change })
    .where("id", "=", id)
    .execute();

const photosOf = async (items: object[]) =>
  (await show(items)).pictures.map(({ url }) => url.split("/").at(-1));

test("shows two photos of the first piece that has any, in the order of the quote", async () => {
  const bare = { productId: await addPiece("Bare ring") };
  const pendant = { productId: await addPiece("Pendant", ["front", "back", "worn"]) };
  const brooch = { productId: await addPiece("Brooch", ["pin"]) };
  expect(await photosOf([band, bare, pendant, brooch])).toEqual(["front.jpg", "back.jpg"]);
  expect(await photosOf([brooch, pendant])).toEqual(["pin.jpg"]);
  expect(await photosOf([band, bare])).toEqual([]);
});

test("says what the pieces are, and nothing of custom work alone", async () => {
  const solitaire = { productId: await addPiece("Sapphire Solitaire") };
  const hoops = { productId: await addPiece("Gold hoops") };
  expect((await show([band, solitaire])).noun).toBe("ring");
  expect((await show([hoops])).noun).toBe("earrings");
  expect((await show([solitaire, hoops])).noun).toBe("pieces");
  expect(await show([band])).toMatchObject({ noun: null, goneTitle: null, goneProductId: null });
});

test("promises about shipping what the shop says in its settings, and nothing of its own", async () => {
  await updateSettings(shop, { shippingPromise: "" }, null);
  expect((await show([band])).shippingPromise).toBe("");
  await updateSettings(shop, { shippingPromise: "By USPS, within a week" }, null);
  expect((await show([band])).shippingPromise).toBe("By USPS, within a week");
});

test("leads to the sold piece of several where visitors see it", async () => {
  const solitaire = await addPiece("Solitaire");
  const hoops = await addPiece("Hoops");
  const secret = await send([band, { productId: solitaire }, { productId: hoops }]);
  expect(await open(secret)).toMatchObject({ goneTitle: null, goneProductId: null });
  await sell(hoops);
  expect(await open(secret)).toMatchObject({ goneTitle: "Hoops", goneProductId: hoops });
  await sell(hoops, { isActive: false });
  expect(await open(secret)).toMatchObject({ goneTitle: "Hoops", goneProductId: null });
  await moveToTrash(shop, { kind: "product", entityId: solitaire, label: "Solitaire", by: null });
  expect(await open(secret)).toMatchObject({ goneTitle: "Solitaire", goneProductId: null });
});

test("names the street of a pickup where the shop shows it, else once the customer has ordered", async () => {
  const street = "18 South Augusta Street, Staunton";
  await updateSettings(shop, { addressLine: "18 South Augusta Street", city: "Staunton" }, null);
  const secret = await send([band]);
  expect((await open(secret)).pickupAddress).toBe(street);
  await updateSettings(shop, { showStreet: false }, null);
  expect((await open(secret)).pickupAddress).toBe("Staunton");
  await acceptQuote(shop, secret, PICKUP, from);
  expect((await open(secret)).pickupAddress).toBe(street);
  await updateSettings(shop, { addressLine: "", city: "" }, null);
  expect((await open(secret)).pickupAddress).toBe("");
});

test("leads from every replaced version to the newest that was sent", async () => {
  const [first, second] = [await send([band]), await send([band])];
  const third = await sendNewQuote(shop, inquiryId, [band]);
  await makeQuote(shop, inquiryId, newQuote([band]));
  for (const secret of [first, second]) {
    expect(await open(secret)).toMatchObject({ state: "replaced", newerUrl: third.publicUrl });
  }
  expect((await open(secretOf(third))).newerUrl).toBeNull();
});

test("lists the versions that were sent for the page of the inquiry, without a draft", async () => {
  const inquiry = await addInquiry(shop);
  const sent = await sendNewQuote(shop, inquiry.id, [band]);
  await makeQuote(shop, inquiry.id, newQuote([band]));
  expect(await listQuoteLinks(shop, inquiry.privateUrl?.split("/").at(-1) ?? "")).toEqual([
    { id: sent.id, state: "sent", validUntil: sent.validUntil, url: sent.publicUrl },
  ]);
});

test("says whether the pieces are reserved, and shows no order once it is in the trash", async () => {
  expect((await show([band], { reserve: false })).isReserved).toBe(false);
  const quote = await sendNewQuote(shop, inquiryId, [band]);
  const secret = secretOf(quote);
  expect(await open(secret)).toMatchObject({
    isReserved: true,
    order: null,
    email: "ana@example.com",
  });
  await acceptQuote(shop, secret, PICKUP, from);
  const { orderId } = await getQuote(shop, quote.id);
  expect((await open(secret)).order).toMatchObject({ id: orderId, payments: [] });
  const removal = { kind: "order", entityId: orderId ?? 0, label: "Order", by: null } as const;
  await moveToTrash(shop, removal);
  expect(await open(secret)).toMatchObject({ state: "accepted", order: null });
});

test("what is done on private pages counts together and apart from a visitor's messages", async () => {
  const secret = await send([band]);
  for (let visit = 0; visit < 60; visit += 1) await open(secret);
  await limitVisitorWrites(shop, from);
  const refused = { code: "too-many-requests" };
  await expect(openQuotePage(shop, secret, from)).rejects.toMatchObject(refused);
  await expect(markOpened(shop, secret, from)).rejects.toMatchObject(refused);
  await expect(acceptQuote(shop, secret, PICKUP, from)).rejects.toMatchObject(refused);
  await expect(declineQuote(shop, secret, from)).rejects.toMatchObject(refused);
});
