import { expect, test } from "vitest";
import { getCollection } from "#domain/catalogue/collections/get-collection.ts";
import { postCollection } from "#tests/support/post-collection.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { loadCollection } from "#web/storefront/collection/load-collection.server.ts";

test("a story shows its pieces as they are now, and those that are gone without a link", async () => {
  const app = await testApp();
  const [cuff, band, hoops] = [
    await postProduct(app, { name: "Cuff" }),
    await postProduct(app, { name: "Band" }),
    await postProduct(app, { name: "Hoops" }),
  ];
  // No id of either database is as large as a pasted one may be.
  const pasted = { id: 9_999_999_999, name: "Pasted" };
  const stored = [cuff, band, hoops, pasted].map((piece) => toLink(piece)).join("");
  const { id } = await postCollection(app, "winter", { content: stored });

  const facts = { materials: "gold, hammered", metals: "18k yellow gold 38.5 g; platinum" };
  await app.admin.patch(`/products/${cuff.id}`, {
    body: { name: "Cuff & bar", price: "3450.00", ...facts },
  });
  await app.admin.patch(`/products/${band.id}`, { body: { isActive: false } });
  await app.admin.delete(`/products/${hoops.id}`);

  const content = await readStory(app, id);
  expect(content).toContain(`href="/products/${cuff.id}"`);
  expect(content).toContain("Cuff &amp; bar</span>");
  expect(content).toContain("$3,450.00");
  expect(content).toContain("<small>18k yellow gold and platinum 950</small>");
  for (const [gone, name] of [
    [band, "Band"],
    [hoops, "Hoops"],
    [pasted, "Pasted"],
  ] as const) {
    expect(content).toContain(`${name} <small>No longer available</small>`);
    expect(content).not.toContain(`/products/${gone.id}"`);
  }
  // The artisan's own page is the visitors'.
  expect(await readStory(app, id, "admin")).toBe(content);
  // What is stored is what was written.
  expect((await getCollection(app.shop, id, "admin")).content).toBe(stored);
});

const toLink = ({ id, name }: { id: number; name: string }) =>
  `<p><a href="/products/${id}" data-product-id="${id}">${name}</a></p>`;

async function readStory({ shop }: TestApp, id: number, viewer: "visitor" | "admin" = "visitor") {
  const { collection } = await loadCollection(shop, await getCollection(shop, id, viewer), viewer);
  return collection.content;
}
