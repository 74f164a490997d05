import { expect, test } from "vitest";
import { createPreviewLink } from "#domain/catalogue/collections/previews/create-preview-link.ts";
import { updateCollection } from "#domain/catalogue/collections/update-collection.ts";
import { addCollection } from "#tests/support/add-collection.ts";
import { testPages } from "#tests/support/test-pages.ts";
import { testShop } from "#tests/support/test-shop.ts";

const secret = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "same-origin",
};

test("a preview link shows a draft that no other page has, and tells nobody else of it", async () => {
  const shop = await testShop();
  const open = testPages(shop);
  const { id } = await addCollection(shop, "Shown early", { isPublished: false, categoryId: 12 });
  const { pathname } = new URL((await createPreviewLink(shop, id)).url);
  const answer = await open(pathname);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject(secret);
  const html = await answer.text();
  expect(html).toMatch(/<h1[^>]*>Shown early<\/h1>/);
  expect(html).toContain("This collection isn’t published yet");
  expect(html).toContain('<meta content="noindex" name="robots"/>');
  expect(html).not.toContain("Share");
  expect((await open("/collections/shown-early")).status).toBe(404);
  for (const path of ["/", "/collections"]) {
    expect(await (await open(path)).text()).not.toContain("Shown early");
  }
});

test("a preview link leads to the collection once it is published, and has no page once it is ended", async () => {
  const shop = await testShop();
  const open = testPages(shop);
  const { id } = await addCollection(shop, "Shown early", { isPublished: false });
  const { pathname } = new URL((await createPreviewLink(shop, id)).url);
  await updateCollection(shop, id, { isPublished: true }, { by: null });
  const redirect = await open(pathname);
  expect(redirect.status).toBe(302);
  expect(redirect.headers.get("Location")).toBe("/collections/shown-early");
  expect(Object.fromEntries(redirect.headers)).toMatchObject(secret);
  expect(await (await open("/collections/shown-early")).text()).toContain("Share");
  await updateCollection(shop, id, { isPublished: false }, { by: null });
  const ended = await open(pathname);
  expect(ended.status).toBe(404);
  expect(await ended.text()).toContain("This preview link doesn’t work");
});

test("a preview link that has expired says so, and not of what", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "Long ago", { isPublished: false });
  const { url, expiresAt } = await createPreviewLink(shop, id);
  shop.clock.set(expiresAt);
  const answer = await testPages(shop)(new URL(url).pathname);
  expect(answer.status).toBe(410);
  const html = await answer.text();
  expect(html).toContain("This preview has expired");
  expect(html).not.toContain("Long ago");
});

test("a scheduled collection is on its page, the home page and the list from its time on", async () => {
  const shop = await testShop();
  const open = testPages(shop);
  const publishAt = "2026-11-20T16:00:00.000Z";
  await addCollection(shop, "By itself", { isPublished: false, publishAt });
  const paths = ["/", "/collections", "/collections?search=itself"];
  const look = () =>
    Promise.all(paths.map(async (path) => (await (await open(path)).text()).includes("By itself")));
  const status = async () => (await open("/collections/by-itself")).status;
  expect(await look()).toEqual([false, false, false]);
  expect(await status()).toBe(404);
  shop.clock.set(publishAt);
  expect(await look()).toEqual([true, true, true]);
  expect(await status()).toBe(200);
});
