import { expect, test } from "vitest";
import { recordedInquirySchema } from "#contract/sales/inquiries.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import { addNote } from "./add-note.ts";
import { countInquiries } from "./count-inquiries.ts";
import { getInquiry } from "./get-inquiry.ts";
import { listInquiries } from "./list-inquiries.ts";
import { recordInquiry } from "./record-inquiry.ts";
import { replyToInquiry } from "./reply-to-inquiry.ts";
import { setInquiryState } from "./set-inquiry-state.ts";

const notThere = { code: "not-found" };

const listNames = async (shop: TestShop, query: Parameters<typeof listInquiries>[1] = {}) =>
  (await listInquiries(shop, query)).items.map(({ name }) => name);

async function addNamed(shop: TestShop, ...names: string[]) {
  const ids: number[] = [];
  for (const name of names) {
    shop.clock.advance({ minutes: 1 });
    ids.push((await addInquiry(shop, { name, message: `${name} asks` })).id);
  }
  return ids;
}

test("lists what is open by its last message, newest first", async () => {
  const shop = await testShop();
  const [ana = 0, bo = 0, cy = 0] = await addNamed(shop, "Ana", "Bo", "Cy", "Di");
  expect(await listNames(shop)).toEqual(["Di", "Cy", "Bo", "Ana"]);
  shop.clock.advance({ minutes: 1 });
  await replyToInquiry(shop, ana, { text: "Yes" }, "ada");
  await setInquiryState(shop, bo, "closed");
  await setInquiryState(shop, cy, "to-check");
  expect(await listNames(shop)).toEqual(["Ana", "Di"]);
  expect(await listNames(shop, { state: "closed" })).toEqual(["Bo"]);
  expect(await listNames(shop, { limit: 1, offset: 1 })).toEqual(["Di"]);
  expect((await listInquiries(shop, { limit: 1 })).total).toBe(2);
  expect(await countInquiries(shop)).toEqual({
    new: 1,
    "waiting-for-you": 0,
    "waiting-for-them": 1,
    closed: 1,
    "to-check": 1,
  });
});

test("lists those waiting for the shop longest waiting first", async () => {
  const shop = await testShop();
  for (const id of await addNamed(shop, "Ana", "Bo", "Cy")) {
    await setInquiryState(shop, id, "waiting-for-you");
  }
  expect(await listNames(shop, { state: "waiting-for-you" })).toEqual(["Ana", "Bo", "Cy"]);
});

test("finds inquiries in every state by name, address, phone, words and pieces", async () => {
  const shop = await testShop();
  const productIds = [await addPiece(shop, { name: "Opal Bezel" })];
  const { id } = await addInquiry(shop, { name: "Zoë", phone: "540-0142", productIds });
  await addInquiry(shop, { name: "Bo", email: "bo@elsewhere.example", message: "100% gold?" });
  await setInquiryState(shop, id, "closed");
  for (const search of ["zo", "0142", "5400142", "540 01", "opal b"]) {
    expect(await listNames(shop, { search })).toEqual(["Zoë"]);
  }
  expect(await listNames(shop, { search: "ELSEWHERE" })).toEqual(["Bo"]);
  expect(await listNames(shop, { search: "100% g" })).toEqual(["Bo"]);
  expect(await listNames(shop, { search: "opal", state: "new" })).toEqual([]);
});

test("replies, opens a closed inquiry again, and takes a held one out of to-check", async () => {
  const shop = await testShop();
  const { id } = await addInquiry(shop, { topic: "filled in" });
  shop.clock.advance({ hours: 1 });
  const replied = await replyToInquiry(shop, id, { text: "Yes, it is." }, "ada");
  expect(replied).toMatchObject({
    state: "waiting-for-them",
    heldBecause: null,
    latest: { kind: "reply", text: "Yes, it is.", by: "ada" },
    lastMessageAt: shop.now().toISOString(),
  });
  await setInquiryState(shop, id, "closed");
  const again = await replyToInquiry(shop, id, { text: "One more thing" }, "ada");
  expect(again).toMatchObject({ state: "waiting-for-them" });
  expect(again.messages).toHaveLength(3);
  await expect(replyToInquiry(shop, 999, { text: "Hi" }, null)).rejects.toMatchObject(notThere);
});

test("keeps notes apart: they change neither the state nor the newest message", async () => {
  const shop = await testShop();
  const before = await addInquiry(shop);
  shop.clock.advance({ hours: 1 });
  const { state, latest, lastMessageAt, messages } = await addNote(shop, before.id, "Shy", "ada");
  expect({ state, latest, lastMessageAt }).toEqual({
    state: "new",
    latest: before.latest,
    lastMessageAt: before.lastMessageAt,
  });
  expect(messages).toMatchObject([{ kind: "customer" }, { kind: "note", text: "Shy", by: "ada" }]);
  await expect(addNote(shop, 999, "Hi", null)).rejects.toMatchObject(notThere);
});

test("changes nothing by reading", async () => {
  const shop = await testShop();
  const { id } = await addInquiry(shop);
  const first = await getInquiry(shop, id);
  shop.clock.advance({ hours: 1 });
  expect(await getInquiry(shop, id)).toEqual(first);
  await expect(getInquiry(shop, 999)).rejects.toMatchObject(notThere);
  await expect(setInquiryState(shop, 999, "closed")).rejects.toMatchObject(notThere);
});

test("records a phone call of another day", async () => {
  const shop = await testShop();
  const call = recordedInquirySchema.parse({
    source: "phone",
    name: "Ana",
    email: "",
    phone: "540",
    message: "Wants a ring",
    receivedOn: "2026-11-18",
  });
  expect(await recordInquiry(shop, call)).toMatchObject({
    state: "waiting-for-you",
    source: "phone",
    email: null,
    createdAt: "2026-11-19T04:59:59.000Z",
    messages: [{ kind: "customer", at: "2026-11-19T04:59:59.000Z" }],
  });
  const today = { ...call, receivedOn: "2026-11-20" };
  expect(await recordInquiry(shop, today)).toMatchObject({ createdAt: shop.now().toISOString() });
  const nobody = recordedInquirySchema.safeParse({ ...call, phone: null });
  expect(nobody.error?.issues).toMatchObject([{ path: ["email"] }]);
});

test("keeps the name of a piece that was deleted for good", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop, { name: "Ring" });
  const { id } = await addInquiry(shop, { productIds: [productId] });
  await shop.db.deleteFrom("products").where("id", "=", productId).execute();
  expect((await getInquiry(shop, id)).pieces).toMatchObject([
    { productId: null, name: "Ring", price: null, availability: null },
  ]);
});

test("stores the saved replies in their order", async () => {
  const shop = await testShop();
  const savedReplies = [
    { title: "Yes", text: "Hi {name}, the {piece} is {availability}." },
    { title: "No", text: "Hi {name}" },
  ];
  expect(await updateSettings(shop, { savedReplies }, null)).toMatchObject({ savedReplies });
});

test("lists the inquiries about a piece, in whatever state", async () => {
  const shop = await testShop();
  const [ring, other] = [await addPiece(shop), await addPiece(shop)];
  const asked = await addInquiry(shop, { productIds: [ring, other] });
  await addInquiry(shop, { productIds: [other], email: "bob@example.com" });
  await setInquiryState(shop, asked.id, "closed");
  const { items, total } = await listInquiries(shop, { productId: ring });
  expect([items.map(({ id }) => id), total]).toEqual([[asked.id], 1]);
  expect((await listInquiries(shop, { productId: other })).total).toBe(2);
});
