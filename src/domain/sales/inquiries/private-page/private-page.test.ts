import { expect, test } from "vitest";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { addNote } from "../add-note.ts";
import { answerInquiry } from "./answer-inquiry.ts";
import { endPrivatePage } from "./end-private-page.ts";
import { getInquiry } from "../get-inquiry.ts";
import { openPrivatePage } from "./open-private-page.ts";
import { replyToInquiry } from "../reply-to-inquiry.ts";
import { reserveForInquiry } from "../reservations/reserve-for-inquiry.ts";
import { setInquiryState } from "../set-inquiry-state.ts";

const FROM = "203.0.113.7";
const notThere = { code: "not-found", message: "Inquiry not found" };

async function addWithSecret(shop: TestShop, change: object = {}) {
  const { id, privateUrl } = await addInquiry(shop, change);
  return { id, secret: String(privateUrl).split("/").at(-1) ?? "" };
}

test("shows the conversation without notes and without who works in the shop", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop, { name: "Ring" });
  const { id, secret } = await addWithSecret(shop, { productIds: [productId] });
  await addNote(shop, id, "A difficult one", "ada");
  await replyToInquiry(shop, id, { text: "Yes" }, "ada");
  await reserveForInquiry(shop, id, { productId, until: "2026-11-28" }, "ada");
  const page = await openPrivatePage(shop, secret, FROM);
  expect(page).toMatchObject({
    state: "open",
    inquiry: {
      name: "Ana Líma",
      isAnswered: true,
      pieces: [{ name: "Ring", isReservedHere: true }],
      messages: [{ kind: "customer" }, { kind: "reply" }, { kind: "event" }],
    },
  });
  expect(JSON.stringify(page)).not.toMatch(/ada|difficult/);
});

test("does not tell one customer who reserved the piece", async () => {
  const shop = await testShop();
  const productIds = [await addPiece(shop, { availability: "reserved", reservedFor: "Bo Byron" })];
  const { secret } = await addWithSecret(shop, { productIds });
  const page = await openPrivatePage(shop, secret, FROM);
  expect(page).toMatchObject({ inquiry: { pieces: [{ availability: "reserved" }] } });
  expect(JSON.stringify(page)).not.toContain("Bo Byron");
});

test("takes answers: the inquiry waits for the shop, and a closed one opens again", async () => {
  const shop = await testShop();
  const { id, secret } = await addWithSecret(shop);
  await answerInquiry(shop, secret, "And in gold?", FROM);
  expect(await getInquiry(shop, id)).toMatchObject({ state: "new", latest: { kind: "customer" } });
  await replyToInquiry(shop, id, { text: "Yes" }, "ada");
  await answerInquiry(shop, secret, "Good", FROM);
  expect(await getInquiry(shop, id)).toMatchObject({ state: "waiting-for-you" });
  await setInquiryState(shop, id, "closed");
  await answerInquiry(shop, secret, "Still there?", FROM);
  await answerInquiry(shop, secret, "Still there?", FROM);
  const { state, messages } = await getInquiry(shop, id);
  expect(state).toBe("waiting-for-you");
  expect(messages.map(({ text }) => text)).toEqual([
    "Is it still available?",
    "And in gold?",
    "Yes",
    "Good",
    "Still there?",
  ]);
});

test("keeps a held inquiry held when its sender writes again", async () => {
  const shop = await testShop();
  const { id, secret } = await addWithSecret(shop, { topic: "filled in" });
  await answerInquiry(shop, secret, "Hello?", FROM);
  expect(await getInquiry(shop, id)).toMatchObject({
    state: "to-check",
    heldBecause: "hidden-field",
  });
});

test("ends ninety days after the last message", async () => {
  const shop = await testShop();
  const { id, secret } = await addWithSecret(shop);
  shop.clock.advance({ days: 89 });
  await addNote(shop, id, "Quiet", "ada");
  await answerInquiry(shop, secret, "Hello again", FROM);
  shop.clock.advance({ days: 89 });
  expect(await openPrivatePage(shop, secret, FROM)).toMatchObject({ state: "open" });
  shop.clock.advance({ days: 1 });
  expect(await openPrivatePage(shop, secret, FROM)).toEqual({ state: "ended" });
  expect((await getInquiry(shop, id)).privateUrl).toBeNull();
  await expect(answerInquiry(shop, secret, "Too late", FROM)).rejects.toMatchObject({
    code: "unprocessable",
  });
  await replyToInquiry(shop, id, { text: "I found one" }, "ada");
  expect(await openPrivatePage(shop, secret, FROM)).toMatchObject({ state: "open" });
});

test("is revoked by giving the inquiry another address", async () => {
  const shop = await testShop();
  const { id, secret } = await addWithSecret(shop);
  const { privateUrl } = await endPrivatePage(shop, id);
  await expect(openPrivatePage(shop, secret, FROM)).rejects.toMatchObject(notThere);
  await expect(answerInquiry(shop, secret, "Hi", FROM)).rejects.toMatchObject(notThere);
  const next = String(privateUrl).split("/").at(-1) ?? "";
  expect(await openPrivatePage(shop, next, FROM)).toMatchObject({ state: "open" });
  await expect(endPrivatePage(shop, 999)).rejects.toMatchObject(notThere);
});

test("opens for no other secret, and a thousand guesses are limited and answered alike", async () => {
  const shop = await testShop();
  const { id, secret } = await addWithSecret(shop);
  const other = await addWithSecret(shop);
  const [, signature = ""] = secret.split(/-(.*)/);
  const guesses = [
    `${other.id.toString(36)}-${signature}`,
    `zzzzz-${signature}`,
    `${id.toString(36)}-${"A".repeat(22)}`,
    `${id}`,
    "",
    `0${secret}`,
    `${secret}A`,
    secret.toUpperCase(),
  ];
  for (const guess of guesses) {
    await expect(openPrivatePage(shop, guess, "192.0.2.9")).rejects.toMatchObject(notThere);
  }
  const answers = new Map<string, number>();
  for (let guess = 0; guess < 1000; guess++) {
    const target = guess % 2 === 0 ? id : 5_000_000 + guess;
    const tried = `${target.toString(36)}-${String(guess).padStart(22, "A")}`;
    const { message } = await openPrivatePage(shop, tried, FROM).then(
      () => ({ message: "opened" }),
      (error: Error) => error,
    );
    answers.set(message, (answers.get(message) ?? 0) + 1);
  }
  expect([...answers]).toEqual([
    ["Inquiry not found", 60],
    ["That was a lot at once. Please try again in a few minutes.", 940],
  ]);
  expect(await openPrivatePage(shop, secret, "198.51.100.1")).toMatchObject({ state: "open" });
});
