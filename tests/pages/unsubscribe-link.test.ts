import { expect, test } from "vitest";
import { getSubscription } from "#domain/newsletter/letters/get-subscription.ts";
import { unsubscribeToken } from "#domain/newsletter/letters/unsubscribe-token.ts";
import { listSubscribers } from "#domain/newsletter/subscribers/list-subscribers.ts";
import { addSubscribers } from "#tests/support/add-subscribers.ts";
import { testPages } from "#tests/support/test-pages.ts";
import { testShop } from "#tests/support/test-shop.ts";

async function openLink() {
  const shop = await testShop();
  await addSubscribers(shop, "grace");
  const token = unsubscribeToken(shop, (await listSubscribers(shop, {})).items[0]?.id ?? 0);
  const open = testPages(shop);
  const path = `/unsubscribe/${token}`;
  return {
    path,
    read: async () => (await open(path)).text(),
    post: (form: Record<string, string>) =>
      open(path, { method: "POST", body: new URLSearchParams(form) }),
    isActive: async () => (await getSubscription(shop, token)).isActive,
  };
}

test("the link of a letter asks before it unsubscribes, and subscribes again", async () => {
  const { path, read, post, isActive } = await openLink();
  expect(await read()).toContain("Unsubscribe from our letters?");
  expect(await isActive()).toBe(true);
  const ended = await post({ wish: "end" });
  expect([ended.status, ended.headers.get("Location")]).toEqual([303, path]);
  expect(await isActive()).toBe(false);
  expect(await read()).toContain("You’re unsubscribed.");
  await post({ wish: "again" });
  expect(await isActive()).toBe(true);
  expect(await read()).toContain("Unsubscribe from our letters?");
});

test("what a mail program posts by itself unsubscribes without a page", async () => {
  const { post, isActive } = await openLink();
  const answer = await post({ "List-Unsubscribe": "One-Click" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([200, null]);
  expect(await isActive()).toBe(false);
});
