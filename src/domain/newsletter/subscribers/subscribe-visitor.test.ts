import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { listSubscribers } from "./list-subscribers.ts";
import { subscribeVisitor } from "./subscribe-visitor.ts";

const from = "203.0.113.7";
const email = "ada@example.com";

test("A person's address is taken, with a page or without one.", async () => {
  const shop = await testShop();
  await subscribeVisitor(shop, { email }, from);
  const shownAt = shop.now().getTime() - 1000;
  await subscribeVisitor(shop, { email: "bo@example.com", topic: " ", shownAt }, from);
  await subscribeVisitor(shop, { email: "cy@example.com", shownAt: Number.NaN }, from);
  // Its clock is another machine's.
  const ahead = shop.now().getTime() + 5000;
  await subscribeVisitor(shop, { email: "di@example.com", shownAt: ahead }, from);
  expect((await listSubscribers(shop)).total).toBe(4);
});

test("A program that fills in every field, or is quicker than a hand, is quietly ignored.", async () => {
  const shop = await testShop();
  await subscribeVisitor(shop, { email, topic: "Rings" }, from);
  await subscribeVisitor(shop, { email, shownAt: shop.now().getTime() - 999 }, from);
  expect((await listSubscribers(shop)).total).toBe(0);
});
