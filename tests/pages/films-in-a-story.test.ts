import { expect, test } from "vitest";
import { getPage } from "#domain/catalogue/pages/get-page.ts";
import { getCollection } from "#domain/catalogue/collections/get-collection.ts";
import { writeCollectionsFeed } from "#domain/exporting/feeds/write-collections-feed.ts";
import { postCollection } from "#tests/support/post-collection.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { testApp } from "#tests/support/test-app.ts";
import { loadCollection } from "#web/storefront/collection/load-collection.server.ts";
import { loadContentPage } from "#web/storefront/page/load-content-page.server.ts";

const PAGE = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const FILM = `<p><a href="${PAGE}" rel="noopener" data-film="youtube">Raising a bowl</a></p>`;
/** What a hostile client sends in the place of the editor. */
const HOSTILE = [
  `<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>`,
  `<p><a data-film="youtube" href="https://evil.example/embed/dQw4w9WgXcQ">Elsewhere</a></p>`,
  `<p><a class="text-film" data-film="vimeo" href="javascript:alert(1)">A script</a></p>`,
].join("");

test("a story shows a film as a frame and loads nothing of its host; the feed has a link", async () => {
  const app = await testApp();
  const { shop } = app;
  const { id } = await postCollection(app, "bowl", { content: FILM + HOSTILE });
  const stored = await getCollection(shop, id, "visitor");
  const { collection } = await loadCollection(shop, stored, "visitor");
  expect(collection.content ?? "").toContain(`data-film="youtube" href="${PAGE}"`);
  expect(collection.content ?? "").not.toMatch(/iframe|javascript:|src=/);
  expect((collection.content ?? "").match(/data-film/g)).toHaveLength(1);
  expect(stored.content).toContain(FILM);
  const feed = await writeCollectionsFeed(shop);
  expect(feed).toContain("Raising a bowl");
  expect(feed).not.toMatch(/text-film|iframe/);
});

test("a text page shows films and pieces as a story does, and is described by its words", async () => {
  const app = await testApp();
  const cuff = await postProduct(app, { name: "Cuff", price: "3450.00" });
  const piece = `<p><a href="/products/${cuff.id}" data-product-id="${cuff.id}">Old name</a></p>`;
  const body = { content: `<p>How to care.</p>${piece}${FILM}${HOSTILE}` };
  expect((await app.admin.put("/pages/care-guide", { body })).status).toBe(200);
  const { content, description } = await loadContentPage(app.shop, "care-guide");
  expect(content).toContain('class="text-film"');
  expect(content).toContain('<span class="text-piece-name">Cuff</span>');
  expect(content).toContain("$3,450.00");
  expect(content).not.toMatch(/iframe|javascript:/);
  expect(description).toMatch(/^How to care\. Old name Raising a bowl/);
  expect((await getPage(app.shop, "care-guide")).content).toContain(FILM);
});
