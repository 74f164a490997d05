import { expect, test, vi } from "vitest";
import { newInquirySchema } from "#contract/sales/inquiries.ts";
import { addInquiry, newInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { countInquiries } from "./count-inquiries.ts";
import { getInquiry } from "./get-inquiry.ts";
import { createFormToken } from "./admission/inquiry-form-token.ts";
import { admitMessage, limitInquiries, limitMessages } from "./admission/limit-inquiries.ts";
import { openPrivatePage } from "./private-page/open-private-page.ts";
import { receiveInquiry } from "./receive-inquiry.ts";

test("stores a message with the pieces asked about, in their order", async () => {
  const shop = await testShop();
  const [ring, studs] = [await addPiece(shop, { name: "Ring" }), await addPiece(shop)];
  const productIds = [studs, ring, 99_999, studs];
  const inquiry = await addInquiry(shop, { productIds, phone: " 540 ", ringSize: "6 ½" });
  expect(inquiry).toMatchObject({
    state: "new",
    source: "form",
    name: "Ana Líma",
    email: "ana@example.com",
    phone: "540",
    ringSize: "6 ½",
    heldBecause: null,
    pieces: [
      { productId: studs, name: "Moon pendant", price: "129.00", availability: "available" },
      { productId: ring, name: "Ring", isReservedHere: false },
    ],
    messages: [{ kind: "customer", text: "Is it still available?", photos: [], by: null }],
    lastMessageAt: shop.now().toISOString(),
  });
  expect(inquiry.latest).toEqual(inquiry.messages[0]);
});

test("notes a piece that was hidden or deleted meanwhile for the desk alone", async () => {
  const shop = await testShop();
  const ring = await addPiece(shop, { name: "Ring" });
  const hidden = await addPiece(shop, { name: "Hidden band", isActive: false });
  const gone = await addPiece(shop, { name: "Old brooch", deletedAt: shop.now().toISOString() });
  const one = await addInquiry(shop, { productIds: [gone] });
  expect(one).toMatchObject({ pieces: [], latest: { text: "Is it still available?" } });
  expect(one.messages.map(({ kind, text }) => [kind, text])).toEqual([
    ["customer", "Is it still available?"],
    ["note", "They asked about a piece that is hidden or deleted now: Old brooch."],
  ]);
  const several = await addInquiry(shop, { productIds: [hidden, ring, gone] });
  expect(several.pieces).toMatchObject([{ name: "Ring" }]);
  expect(several.messages.at(-1)?.text).toBe(
    "They asked about pieces that are hidden or deleted now: Hidden band, Old brooch.",
  );
  const secret = several.privateUrl?.split("/").at(-1) ?? "";
  const page = await openPrivatePage(shop, secret, "203.0.113.7");
  expect(JSON.stringify(page)).not.toMatch(/Hidden band|Old brooch/);
});

test("answers with the address of the customer's own page", async () => {
  const shop = await testShop();
  const { id, privateUrl } = await addInquiry(shop);
  const token = createFormToken(shop);
  shop.clock.advance({ seconds: 3 });
  const sent = await receiveInquiry(shop, newInquiry(token));
  expect(sent.message).toBe("Thank you. Your message has arrived.");
  expect(sent.privateUrl).toMatch(/^http:\/\/localhost:3000\/inquiries\/[\w-]{24,}$/);
  expect(sent.privateUrl).not.toBe(privateUrl);
  expect((await getInquiry(shop, id)).privateUrl).toBe(privateUrl);
});

test("takes a form that is sent again once", async () => {
  const shop = await testShop();
  const token = createFormToken(shop);
  shop.clock.advance({ seconds: 5 });
  const form = newInquiry(token, { attempt: crypto.randomUUID() });
  const sent = await Promise.all([receiveInquiry(shop, form), receiveInquiry(shop, form)]);
  expect(new Set(sent.map(({ privateUrl }) => privateUrl)).size).toBe(1);
  expect(await receiveInquiry(shop, form)).toEqual(sent[0]);
  expect(await countInquiries(shop)).toMatchObject({ new: 1, "to-check": 0 });
});

test("refuses a forged token and one older than a day", async () => {
  const shop = await testShop();
  const token = createFormToken(shop);
  const refused = { code: "invalid", issues: [{ path: "token" }] };
  for (const forged of ["", "1", `1${token}`, token.replace(/\.(.)/, ".~")]) {
    await expect(receiveInquiry(shop, newInquiry(forged))).rejects.toMatchObject(refused);
  }
  shop.clock.advance({ hours: 24 });
  await receiveInquiry(shop, newInquiry(token));
  shop.clock.advance({ seconds: 1 });
  await expect(receiveInquiry(shop, newInquiry(token))).rejects.toMatchObject(refused);
  expect(await countInquiries(shop)).toMatchObject({ new: 1 });
});

test("holds what is sent within three seconds and what fills in the hidden field", async () => {
  const shop = await testShop();
  const token = createFormToken(shop);
  shop.clock.advance({ seconds: 2.9 });
  const sent = await receiveInquiry(shop, newInquiry(token));
  expect(sent).toMatchObject({ message: "Thank you. Your message has arrived." });
  await addInquiry(shop, { topic: "Cheap watches", message: "Buy them" });
  const held = await shop.db.selectFrom("inquiries").select(["state", "heldBecause"]).execute();
  expect(held).toEqual([
    { state: "to-check", heldBecause: "too-fast" },
    { state: "to-check", heldBecause: "hidden-field" },
  ]);
});

test("holds more than three links", async () => {
  const shop = await testShop();
  const three = "See https://a.example HTTP://b.example and www.c.example";
  expect(await addInquiry(shop, { message: three })).toMatchObject({ state: "new" });
  const four = await addInquiry(shop, { message: `${three} or www.d.example` });
  expect(four).toMatchObject({ state: "to-check", heldBecause: "links" });
});

test("holds the same text the third time within a week, whoever sends it", async () => {
  const shop = await testShop();
  const send = (text: string, email = "ana@example.com") =>
    addInquiry(shop, { message: text, email });
  expect(await send("Buy links now")).toMatchObject({ state: "new" });
  expect(await send("buy  LINKS\nnow", "bo@example.com")).toMatchObject({ state: "new" });
  const third = await send(" Buy links now ", "cy@example.com");
  expect(third).toMatchObject({ state: "to-check", heldBecause: "repeated" });
  shop.clock.advance({ days: 8 });
  expect(await send("Buy links now")).toMatchObject({ state: "new" });
});

test("holds no text that the form itself begins with, however many send it", async () => {
  const shop = await testShop();
  const productIds = [await addPiece(shop, { name: "Ring" })];
  const message = "Hi, I’m interested in the Ring ($129.00). Is it still available?";
  for (let sent = 0; sent < 4; sent++) {
    expect(await addInquiry(shop, { message, productIds })).toMatchObject({ state: "new" });
  }
  expect(await addInquiry(shop, { message })).toMatchObject({ heldBecause: "repeated" });
});

test("stores a photo without its metadata, and keeps nothing of what is no photo", async () => {
  const shop = await testShop();
  const token = createFormToken(shop);
  shop.clock.advance({ seconds: 5 });
  const jpeg = await pictureWithCornerColors(64, 48)
    .withExif({ IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
  await receiveInquiry(shop, newInquiry(token), jpeg);
  const photo = await shop.db.selectFrom("media").selectAll().executeTakeFirstOrThrow();
  expect(photo).toMatchObject({ width: 64, height: 48 });
  const { id } = await shop.db.selectFrom("inquiries").select("id").executeTakeFirstOrThrow();
  const { messages } = await getInquiry(shop, id);
  expect(messages[0]?.photos).toMatchObject([{ url: `/media/${photo.hash}.jpg` }]);
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
  await expect(receiveInquiry(shop, newInquiry(token), svg)).rejects.toMatchObject({
    code: "unsupported-media",
  });
  expect(await countInquiries(shop)).toMatchObject({ new: 1 });
});

test("makes one line of a name that would add headers to a mail", async () => {
  const shop = await testShop();
  const hostile = "Ana\r\nBcc: all@example.com\u0000";
  const { name, phone } = await addInquiry(shop, { name: hostile, phone: "1\n2" });
  expect([name, phone]).toEqual(["Ana Bcc: all@example.com", "1 2"]);
  const email = "ana@example.com\r\nBcc: bo@example.com";
  expect(newInquirySchema.safeParse({ ...newInquiry("t"), email }).success).toBe(false);
});

test("takes 60 an hour from an address and 600 in all", async () => {
  const shop = await testShop({ now: "2026-11-20T15:10:00.000Z" });
  vi.spyOn(shop.refusals, "throttle").mockResolvedValue(true);
  for (let sent = 0; sent < 60; sent++) await limitInquiries(shop, "203.0.113.7", "inquiries");
  // What is refused does not use up what all may send.
  for (let sent = 0; sent < 700; sent++) {
    await expect(limitInquiries(shop, "203.0.113.7", "inquiries")).rejects.toMatchObject({
      code: "too-many-requests",
      message:
        "This form is very busy right now. Please write to hello@fernhill-goldsmith.example instead.",
      retryAfterSeconds: 3000,
    });
  }
  for (let sent = 0; sent < 540; sent++)
    await limitInquiries(shop, `198.51.100.${sent % 250}`, "inquiries");
  await expect(limitInquiries(shop, "192.0.2.1", "inquiries")).rejects.toMatchObject({
    code: "too-many-requests",
  });
  shop.clock.advance({ minutes: 50 });
  await limitInquiries(shop, "203.0.113.7", "inquiries");
});

test("takes a person's message when no more doubtful ones are taken", async () => {
  const shop = await testShop({ now: "2026-11-20T15:10:00.000Z" });
  const token = createFormToken(shop);
  shop.clock.advance({ seconds: 5 });
  for (let sent = 0; sent < 300; sent++) await limitMessages(shop, true);
  const spam = newInquiry(token, { topic: "casino" });
  const refused = {
    code: "too-many-requests",
    message:
      "This form is very busy right now. Please write to hello@fernhill-goldsmith.example instead.",
  };
  await expect(receiveInquiry(shop, spam)).rejects.toMatchObject(refused);
  await expect(admitMessage(shop, spam)).rejects.toMatchObject(refused);
  await admitMessage(shop, newInquiry(token));
  await receiveInquiry(shop, newInquiry(token));
  expect(await countInquiries(shop)).toMatchObject({ new: 1, "to-check": 0 });
  // Refused ones do not use up what all may send.
  for (let sent = 0; sent < 299; sent++) await limitMessages(shop, false);
  await expect(receiveInquiry(shop, newInquiry(token))).rejects.toMatchObject({
    code: "too-many-requests",
  });
  await limitInquiries(shop, "203.0.113.7", "answers");
});

test("refuses a doubtful message that would wait long, without delaying a person's", async () => {
  const shop = await testShop();
  const throttle = vi
    .spyOn(shop.refusals, "throttle")
    .mockImplementation((purpose) => Promise.resolve(purpose !== "doubtful message"));
  const token = createFormToken(shop);
  shop.clock.advance({ seconds: 5 });
  const spam = newInquiry(token, { topic: "casino" });
  await expect(admitMessage(shop, spam)).rejects.toMatchObject({
    code: "too-many-requests",
    retryAfterSeconds: 10,
  });
  await admitMessage(shop, newInquiry(token));
  expect(throttle.mock.calls).toEqual([["doubtful message"], ["message"]]);
});
