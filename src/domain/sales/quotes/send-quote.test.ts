import { beforeEach, expect, test } from "vitest";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { newQuote, secretOf, sendNewQuote } from "#tests/support/new-quote.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";

import { getInquiry } from "../inquiries/get-inquiry.ts";
import { reserveForInquiry } from "../inquiries/reservations/reserve-for-inquiry.ts";
import { setInquiryState } from "../inquiries/set-inquiry-state.ts";
import { acceptQuote } from "./customer-page/accept-quote.ts";
import { declineQuote } from "./customer-page/decline-quote.ts";
import { markOpened } from "./customer-page/mark-opened.ts";
import { changeDraft } from "./change-draft.ts";
import { deleteDraft } from "./delete-draft.ts";
import { expireQuotes } from "./expire-quotes.ts";
import { forgetQuotes } from "./forget-quotes.ts";
import { getQuote } from "./get-quote.ts";
import { makeQuote } from "./make-quote.ts";
import { sendQuote } from "./send-quote.ts";
import { withdrawQuote } from "./withdraw-quote.ts";

const from = "203.0.113.7";
const band = { title: "Band", price: "640.00" };
const MAIL = { mail: true };

let shop: TestShop;
let inquiryId: number;
beforeEach(async () => {
  ({ shop } = await mailingShop());
  inquiryId = (await addInquiry(shop)).id;
});

const send = (items: object[], change: object = {}) => sendNewQuote(shop, inquiryId, items, change);
const pieceOf = (id: number) => getProduct(shop, id, "admin");
const mailsOf = async (kind: "quote" | "notice") =>
  shop.db
    .selectFrom("outgoingMails")
    .select(["recipient", "replyTo", "subject", "text"])
    .where("kind", "=", kind)
    .where("subject", "not like", "% wrote to you: %")
    .orderBy("id")
    .execute();

test("sends a piece that is made to order as it is", async () => {
  const productId = await addPiece(shop, { stock: 0, availability: "made_to_order" });
  expect(await send([{ productId, quantity: 2 }])).toMatchObject({ state: "sent" });
  expect(await pieceOf(productId)).toMatchObject({ availability: "made_to_order" });
});

test("counts all lines of a piece against its stock", async () => {
  const productId = await addPiece(shop, { stock: 2, name: "Hoops" });
  const quote = (quantity: number) => send([{ productId }, { productId, quantity }]);
  await expect(quote(2)).rejects.toThrow("Only 2 of “Hoops” in stock, 3 are quoted.");
  expect(await quote(1)).toMatchObject({ state: "sent" });
  const none = await addPiece(shop, { stock: 0, availability: "sold", name: "Cuff" });
  await expect(send([{ productId: none }])).rejects.toThrow("“Cuff” is sold.");
});

test("sends no quote with a piece that was deleted, for now or for good", async () => {
  const kept = await addPiece(shop);
  const productId = await addPiece(shop, { name: "Solitaire" });
  const items = [band, { productId: kept }, { productId }];
  const { id } = await makeQuote(shop, inquiryId, newQuote(items));
  const refused = {
    code: "conflict",
    message: "“Solitaire” was deleted. Take it out of the quote first.",
  };
  const gone = () => shop.db.updateTable("products").where("id", "=", productId);
  await gone().set({ deletedAt: shop.now().toISOString() }).execute();
  await expect(sendQuote(shop, id, MAIL, "ada")).rejects.toMatchObject(refused);
  await shop.db.deleteFrom("products").where("id", "=", productId).execute();
  await expect(sendQuote(shop, id, MAIL, "ada")).rejects.toMatchObject(refused);
  expect(await pieceOf(kept)).toMatchObject({ availability: "available" });
});

test("sends no quote that has expired at that moment", async () => {
  const validUntil = new Date(shop.now().getTime() + 60_000).toISOString();
  const { id } = await makeQuote(shop, inquiryId, newQuote([band], { validUntil }));
  shop.clock.advance({ minutes: 1 });
  await expect(sendQuote(shop, id, MAIL, "ada")).rejects.toMatchObject({ code: "unprocessable" });
  expect(await getQuote(shop, id)).toMatchObject({ state: "draft", sentAt: null });
});

test("mails the first version and says of the next that it changed, unless it is not to be mailed", async () => {
  await send([band]);
  await send([band]);
  const { id } = await makeQuote(shop, inquiryId, newQuote([band]));
  await sendQuote(shop, id, { mail: false }, "ada");
  const mails = await mailsOf("quote");
  expect(mails).toMatchObject([
    { recipient: "ana@example.com", text: expect.stringContaining("Here is your quote.") },
    { recipient: "ana@example.com", text: expect.stringContaining("I changed your quote.") },
  ]);
});

test("notes a look at a quote that is open alone", async () => {
  const first = await send([band]);
  await send([band]);
  await markOpened(shop, secretOf(first), from);
  await markOpened(shop, "1-forged", from);
  expect(await getQuote(shop, first.id)).toMatchObject({ state: "replaced", openedAt: null });
});

test("tells the shop what became of a quote, with its total and a way to answer", async () => {
  const declined = await send([band]);
  await declineQuote(shop, secretOf(declined), from);
  const accepted = await send([band]);
  await acceptQuote(shop, secretOf(accepted), { delivery: "pickup" }, from);
  const { orderId } = await getQuote(shop, accepted.id);
  const notices = await mailsOf("notice");
  expect(notices.map(({ subject }) => subject)).toEqual([
    "Ana Líma declined your quote: Custom work",
    "Ana Líma accepted your quote: Custom work",
  ]);
  expect(notices).toMatchObject([
    { recipient: "hello@fernhill-goldsmith.example", replyTo: "ana@example.com" },
    { replyTo: "ana@example.com" },
  ]);
  const [first, second] = notices.map(({ text }) => text);
  expect(first).toContain("$640.00");
  expect(first).toContain(
    `See it at your desk: http://localhost:3000/admin/inquiries/${inquiryId}`,
  );
  expect(second).toContain(`Order ${orderId} is recorded.`);
  expect(second).toContain(`See the order: http://localhost:3000/admin/orders/${orderId}`);
});

test("tells nobody where the shop has no email address", async () => {
  await updateSettings(shop, { email: "" }, null);
  await declineQuote(shop, secretOf(await send([band])), from);
  expect(await mailsOf("notice")).toEqual([]);
});

test("leaves a closed inquiry closed when its quote ends, and a withdrawn one as it was", async () => {
  const stateAfter = async (end: () => Promise<unknown>) => {
    await end();
    return (await getInquiry(shop, inquiryId)).state;
  };
  const withdrawn = await send([band]);
  expect(await stateAfter(() => withdrawQuote(shop, withdrawn.id, "ada"))).toBe("waiting-for-them");
  const declined = await send([band]);
  await setInquiryState(shop, inquiryId, "closed");
  expect(await stateAfter(() => declineQuote(shop, secretOf(declined), from))).toBe("closed");
});

test("ends a quote whose piece is in the trash, and none of an inquiry in the trash", async () => {
  const productId = await addPiece(shop);
  const quote = await send([{ productId }]);
  const deletedAt = shop.now().toISOString();
  await shop.db.updateTable("products").set({ deletedAt }).execute();
  expect(await withdrawQuote(shop, quote.id, "ada")).toMatchObject({ state: "withdrawn" });
  const other = await send([band], { validUntil: "2026-11-25" });
  await shop.db.updateTable("inquiries").set({ deletedAt }).execute();
  shop.clock.set(other.validUntil);
  await expireQuotes(shop);
  await shop.db.updateTable("inquiries").set({ deletedAt: null }).execute();
  expect((await getQuote(shop, other.id)).endedAt).toBeNull();
  await expireQuotes(shop);
  expect(await getQuote(shop, other.id)).toMatchObject({
    state: "expired",
    endedAt: other.validUntil,
  });
});

test("leaves a piece reserved that the quote did not reserve", async () => {
  const productId = await addPiece(shop);
  await reserveForInquiry(shop, inquiryId, { productId, until: "2026-11-30" }, "ada");
  const { id } = await send([{ productId }], { reserve: false });
  await withdrawQuote(shop, id, "ada");
  expect(await pieceOf(productId)).toMatchObject({ availability: "reserved" });
});

test("forgetting deletes drafts, ends what is open and leaves what was accepted", async () => {
  const accepted = await send([band]);
  await acceptQuote(shop, secretOf(accepted), { delivery: "pickup" }, from);
  const productId = await addPiece(shop, { name: "Signet ring" });
  const open = await send([{ productId, ringSize: "7", details: "A. L." }]);
  const draft = await makeQuote(shop, inquiryId, newQuote([band]));
  const other = await addInquiry(shop, { name: "Bo" });
  const kept = await makeQuote(shop, other.id, newQuote([{ ...band, details: "Bo" }]));
  await forgetQuotes(shop, [inquiryId]);
  expect(await getQuote(shop, accepted.id)).toMatchObject({ state: "accepted" });
  expect(await getQuote(shop, open.id)).toMatchObject({
    state: "withdrawn",
    endedAt: shop.now().toISOString(),
    items: [{ title: "Signet ring", ringSize: null, details: null }],
  });
  await expect(getQuote(shop, draft.id)).rejects.toMatchObject({ code: "not-found" });
  expect(await getQuote(shop, kept.id)).toEqual(kept);
});

test("finds no quote that does not exist", async () => {
  const missing = { code: "not-found" };
  await expect(getQuote(shop, 999)).rejects.toMatchObject(missing);
  await expect(sendQuote(shop, 999, MAIL, "ada")).rejects.toMatchObject(missing);
  await expect(changeDraft(shop, 999, newQuote([band]))).rejects.toMatchObject(missing);
  await expect(withdrawQuote(shop, 999, "ada")).rejects.toMatchObject(missing);
  await expect(deleteDraft(shop, 999)).rejects.toMatchObject(missing);
});
