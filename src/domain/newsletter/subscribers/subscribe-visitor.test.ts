import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { listSubscribers } from "./list-subscribers.ts";
import { subscribeVisitor } from "./subscribe-visitor.ts";

const from = "203.0.113.7";
const email = "ada@example.com";

test("subscribes a person, with or without the page's timestamp", async () => {
  const shop = await testShop();
  await subscribeVisitor(shop, { email }, from);
  const shownAt = shop.now().getTime() - 1000;
  await subscribeVisitor(shop, { email: "bo@example.com", topic: " ", shownAt }, from);
  await subscribeVisitor(shop, { email: "cy@example.com", shownAt: Number.NaN }, from);
  // The visitor's clock is ahead.
  const ahead = shop.now().getTime() + 5000;
  await subscribeVisitor(shop, { email: "di@example.com", shownAt: ahead }, from);
  expect((await listSubscribers(shop)).total).toBe(4);
});

test("silently ignores a bot that fills in the hidden field or submits too fast", async () => {
  const shop = await testShop();
  await subscribeVisitor(shop, { email, topic: "Rings" }, from);
  for (const elapsed of [0, 999]) {
    await subscribeVisitor(shop, { email, shownAt: shop.now().getTime() - elapsed }, from);
  }
  expect((await listSubscribers(shop)).total).toBe(0);
});
