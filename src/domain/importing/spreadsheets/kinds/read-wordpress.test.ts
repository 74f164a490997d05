import { expect, test } from "vitest";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { wordpressExport } from "#tests/support/wordpress-export.ts";
import { movedShop, collectionsOf } from "#tests/support/moved-shop.ts";
import { findRedirect } from "../../../catalogue/redirects/find-redirect.ts";
import { listTags } from "../../../catalogue/tags/list-tags.ts";
import { undoImport } from "../../imports/undo-import.ts";

test("imports the posts of WordPress with their photos and addresses, again nothing, and undoes them", async () => {
  const { shop, productId, host } = await movedShop();
  const text = wordpressExport([
    {
      title: "On gold & ember",
      excerpt: "Why it glows.",
      content: `<!-- wp:paragraph --><p>Warm ]]> <a href="https://old.example/products/ember-ring">ring</a></p><!-- /wp:paragraph -->[gallery ids="21,99"]<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abc123XYZ\n</div></figure>`,
      categories: [
        ["category", "Uncategorized"],
        ["category", "Rings, old & new"],
        ["post_tag", "gold"],
        ["language", "en"],
      ],
      meta: { _thumbnail_id: "20", _edit_last: "1" },
    },
    { type: "attachment", id: 20, status: "inherit", attachment: `${host}/cover.jpg` },
    {
      type: "attachment",
      id: 21,
      status: "inherit",
      attachment: `${host}/b.jpg`,
      meta: { _wp_attachment_image_alt: 'A "warm" ring' },
    },
    { type: "nav_menu_item", title: "Menu" },
    { title: "Gone", status: "trash", name: "gone" },
  ]);
  const preview = await importSpreadsheetFile(shop, text, { dryRun: true, name: "x.txt" });
  const { report } = await importSpreadsheetFile(shop, text);
  expect(report.others).toEqual(preview.report.others);
  expect(report.others).toMatchObject([
    { kind: "tag", added: 2 },
    { kind: "collection", added: 1, refused: 0 },
  ]);
  expect(preview.fileNotes[0]).toBe("This looks like blog posts from WordPress or Squarespace.");
  const [post, ...others] = await collectionsOf(shop);
  expect(others).toEqual([]);
  expect(post).toMatchObject({
    title: "On gold & ember",
    slug: "on-gold",
    description: "Why it glows.",
    isPublished: true,
    publishedAt: "2024-05-02T10:00:00.000Z",
    productIds: [productId],
  });
  expect(post?.images).toHaveLength(1);
  expect(post?.content?.replaceAll(/[\da-f]{64}/g, "…")).toBe(
    `<p>Warm ]]&gt; <a href="/products/${productId}">ring</a></p><img src="/media/….jpg" alt="A &quot;warm&quot; ring" /><figure><p><a href="https://www.youtube.com/watch?v=abc123XYZ" rel="noopener" data-film="youtube">YouTube</a></p></figure>`,
  );
  expect((await listTags(shop)).map(({ name }) => name).toSorted()).toEqual([
    "Rings, old & new",
    "gold",
  ]);
  expect(await findRedirect(shop, "/2024/05/on-gold")).toBe("/collections/on-gold");
  const again = await importSpreadsheetFile(shop, text);
  expect(again.report.others).toMatchObject([{ added: 0, changed: 0, skipped: 1, refused: 0 }]);
  expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({ undone: 3, kept: [] });
  expect(await collectionsOf(shop)).toEqual([]);
  expect(await listTags(shop)).toEqual([]);
  expect(await shop.db.selectFrom("outgoingMails").selectAll().execute()).toEqual([]);
});

test.each([
  ["a draft", { status: "draft", date: "0000-00-00 00:00:00", link: "https://old.example/?p=7" }],
  ["waiting for review", { status: "pending" }],
  ["private", { status: "private" }],
  ["scheduled for 2031-05-02", { status: "future", date: "2031-05-02 10:00:00" }],
  ["protected by a password", { password: "hidden" }],
  ["a page", { type: "page" }],
])("brings what was %s in as a draft, and names it", async (what, item) => {
  const { shop } = await movedShop();
  const text = wordpressExport([{ content: "Text", ...item }]);
  const { report } = await importSpreadsheetFile(shop, text);
  expect(await collectionsOf(shop)).toMatchObject([{ isPublished: false, publishedAt: null }]);
  expect(report.notes).toHaveLength(1);
  expect(report.notes[0]?.note).toContain(`It was ${what} there, and comes in as a draft.`);
  const again = await importSpreadsheetFile(shop, text);
  expect(again.report.others).toMatchObject([{ added: 0, skipped: 1 }]);
});

test("shows texts without markup as WordPress does, and leaves out pages of shortcodes alone", async () => {
  const { shop } = await movedShop();
  const { report } = await importSpreadsheetFile(
    shop,
    wordpressExport([
      { content: "One\nmore\n\nTwo &amp; three" },
      { type: "page", title: "Cart", name: "cart", content: "[woocommerce_cart]" },
    ]),
  );
  expect((await collectionsOf(shop)).map(({ content }) => content)).toEqual([
    "<p>One<br />more</p><p>Two &amp; three</p>",
  ]);
  expect(report.failed).toMatchObject([{ name: "Cart", reason: "This page has no text." }]);
});

test("reads addresses without a host, as Squarespace writes them", async () => {
  const { shop } = await movedShop();
  const text = wordpressExport(
    [{ link: "/journal/on-gold", content: "Text" }],
    "https://a.example",
  );
  await importSpreadsheetFile(shop, text);
  expect(await findRedirect(shop, "/journal/on-gold")).toBe("/collections/on-gold");
});

test("expands no entities of a document’s own", async () => {
  const { shop } = await movedShop();
  const text = wordpressExport([{ title: "T" }])
    .replace("<rss", '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<rss')
    .replace("<![CDATA[T]]>", "Title &x;");
  await importSpreadsheetFile(shop, text);
  expect(await collectionsOf(shop)).toMatchObject([{ title: "Title &x;" }]);
});

test("refuses an export that is cut off, and one that holds neither texts nor products", async () => {
  const { shop } = await movedShop();
  const whole = wordpressExport([{ content: "Text" }]);
  const cut = `${whole.slice(0, whole.indexOf("</item>"))}\n<!-- -->`;
  await expect(importSpreadsheetFile(shop, cut)).rejects.toThrow("damaged");
  const menu = wordpressExport([{ type: "nav_menu_item" }]);
  await expect(importSpreadsheetFile(shop, menu)).rejects.toThrow("choose Tools, Export");
});
