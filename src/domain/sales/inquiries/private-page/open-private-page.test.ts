import { expect, test } from "vitest";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { moveToTrash } from "../../../infrastructure/trash/move-to-trash.ts";
import { replyToInquiry } from "../reply-to-inquiry.ts";
import { setInquiryState } from "../set-inquiry-state.ts";
import { answerInquiry } from "./answer-inquiry.ts";
import { endPrivatePage } from "./end-private-page.ts";
import { openPrivatePage } from "./open-private-page.ts";

const FROM = "203.0.113.7";

async function openPage(shop: TestShop, secret: string) {
  const page = await openPrivatePage(shop, secret, FROM);
  if (page.state !== "open") throw new Error("The page has ended.");
  return page.inquiry;
}

async function askAbout(shop: TestShop, productIds: number[], change: object = {}) {
  const { id, privateUrl } = await addInquiry(shop, { productIds, ...change });
  return { id, secret: String(privateUrl).split("/").at(-1) ?? "" };
}

test("links the pieces that have a page, and names those that were hidden or deleted since", async () => {
  const shop = await testShop();
  const names = ["Ring", "Hidden", "Deleted", "Gone"];
  const ids = [];
  for (const name of names) ids.push(await addPiece(shop, { name }));
  const [, hidden = 0, deleted = 0, gone = 0] = ids;
  const { secret } = await askAbout(shop, ids);
  await shop.db.updateTable("products").set({ isActive: false }).where("id", "=", hidden).execute();
  await moveToTrash(shop, { kind: "product", entityId: deleted, label: "Deleted", by: null });
  await shop.db.deleteFrom("products").where("id", "=", gone).execute();
  const { pieces } = await openPage(shop, secret);
  expect(pieces.map(({ name, isListed }) => [name, isListed])).toEqual([
    ["Ring", true],
    ["Hidden", false],
    ["Deleted", false],
    ["Gone", false],
  ]);
});

test("says whether it is answered or closed, which size was asked for, and when the page ends", async () => {
  const shop = await testShop();
  const { id, secret } = await askAbout(shop, [], { ringSize: "5½" });
  expect(await openPage(shop, secret)).toMatchObject({
    isAnswered: false,
    isClosed: false,
    ringSize: "5½",
    pieces: [],
    endsOn: "2027-02-18T15:00:05.000Z",
  });
  await replyToInquiry(shop, id, { text: "Yes" }, "ada");
  expect(await openPage(shop, secret)).toMatchObject({ isAnswered: true, isClosed: false });
  await setInquiryState(shop, id, "closed");
  expect(await openPage(shop, secret)).toMatchObject({ isAnswered: false, isClosed: true });
});

test("takes the same words again once the shop has answered", async () => {
  const shop = await testShop();
  const { id, secret } = await askAbout(shop, []);
  await answerInquiry(shop, secret, "Thank you", FROM);
  await replyToInquiry(shop, id, { text: "Thank you" }, "ada");
  await answerInquiry(shop, secret, "Thank you", FROM);
  const { messages } = await openPage(shop, secret);
  expect(messages.map(({ kind }) => kind)).toEqual(["customer", "customer", "reply", "customer"]);
});

test("is the same after it was to be ended while its inquiry was in the trash", async () => {
  const shop = await testShop();
  const { id, secret } = await askAbout(shop, []);
  await moveToTrash(shop, { kind: "inquiry", entityId: id, label: "Inquiry", by: null });
  await expect(endPrivatePage(shop, id)).rejects.toMatchObject({ code: "not-found" });
  await expect(openPage(shop, secret)).rejects.toMatchObject({ code: "not-found" });
  await shop.db.updateTable("inquiries").set({ deletedAt: null }).execute();
  expect(await openPage(shop, secret)).toMatchObject({ name: "Ana Líma" });
});
