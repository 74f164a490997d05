import { expect, test } from "vitest";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { collectionsOf, movedShop } from "#tests/support/moved-shop.ts";
import { findRedirect } from "../../../catalogue/redirects/find-redirect.ts";
import { listTags } from "../../../catalogue/tags/list-tags.ts";
import { undoImport } from "../../imports/undo-import.ts";

/** As Ghost 5 writes it. */
const ghostExport = (...posts: object[]) =>
  JSON.stringify({
    db: [
      {
        meta: { exported_on: 1_714_644_000_000, version: "5.82.0" },
        data: {
          posts: posts.map((post, index) => ({
            id: `p${index + 1}`,
            uuid: "u",
            title: "On gold",
            slug: "on-gold",
            mobiledoc: null,
            lexical: "{}",
            html: "<p>Warm</p>",
            comment_id: "1",
            plaintext: "Warm",
            feature_image: null,
            featured: 0,
            type: "post",
            status: "published",
            visibility: "public",
            custom_excerpt: null,
            created_at: "2024-05-01T10:00:00.000Z",
            published_at: "2024-05-02T10:00:00.000Z",
            ...post,
          })),
          posts_meta: [],
          tags: [
            { id: "t1", name: "gold", slug: "gold" },
            { id: "t2", name: "#internal", slug: "hash-internal" },
          ],
          posts_tags: [
            { id: "1", post_id: "p1", tag_id: "t1", sort_order: 0 },
            { id: "2", post_id: "p1", tag_id: "t2", sort_order: 1 },
          ],
          users: [{ id: "1", name: "Ada", email: "ada@old.example" }],
        },
      },
    ],
  });

test("imports the posts of Ghost, again nothing, and undoes them", async () => {
  const { shop, productId, host } = await movedShop();
  const text = ghostExport({
    custom_excerpt: "Why it glows.",
    feature_image: `${host}/cover.jpg`,
    html: '<p><a href="__GHOST_URL__/products/ember-ring/">Ring</a><img src="__GHOST_URL__/content/images/a.jpg"></p>',
  });
  const preview = await importSpreadsheetFile(shop, text, { dryRun: true });
  const { report } = await importSpreadsheetFile(shop, text);
  expect(preview.fileNotes[0]).toBe("This looks like blog posts from Ghost.");
  expect(preview.report.others).toEqual(report.others);
  expect(await collectionsOf(shop)).toMatchObject([
    {
      title: "On gold",
      slug: "on-gold",
      description: "Why it glows.",
      content: `<p><a href="/products/${productId}">Ring</a></p>`,
      images: [expect.stringMatching(/^\/media\//)],
      isPublished: true,
      publishedAt: "2024-05-02T10:00:00.000Z",
      createdAt: "2024-05-01T10:00:00.000Z",
      productIds: [productId],
    },
  ]);
  expect((await listTags(shop)).map(({ name }) => name)).toEqual(["gold"]);
  expect(await findRedirect(shop, "/on-gold")).toBe("/collections/on-gold");
  expect(report.notes.map(({ note }) => note)).toEqual([
    "Left out of its text: a photo without an address.",
  ]);
  const again = await importSpreadsheetFile(shop, text);
  expect(again.report.others).toMatchObject([{ added: 0, changed: 0, skipped: 1, refused: 0 }]);
  expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({ undone: 2, kept: [] });
  expect(await collectionsOf(shop)).toEqual([]);
  expect(await shop.db.selectFrom("outgoingMails").selectAll().execute()).toEqual([]);
});

test("asks where Ghost's blog is, and fetches the photos that it stored there", async () => {
  const { shop, host, productId } = await movedShop();
  const text = ghostExport(
    {
      feature_image: "__GHOST_URL__/content/images/cover.jpg",
      html: '<p><a href="__GHOST_URL__/products/ember-ring/">Ring</a></p><img src="__GHOST_URL__/content/images/2024/a.jpg">',
    },
    { title: "Plain", slug: "plain" },
  );
  const open = await importSpreadsheetFile(shop, text, { dryRun: true });
  expect(open.questions.site).toMatchObject({
    type: "address",
    help: "1 post has photos that are fetched from there, while it’s online. Leave it blank to import without them.",
    answer: null,
  });
  expect(open.report.notes.map(({ note }) => note)).toEqual([
    "Its cover photo was left out: it has no address.",
    "Left out of its text: a photo without an address.",
  ]);
  const answers = { site: `${host}/` };
  const preview = await importSpreadsheetFile(shop, text, { answers, dryRun: true });
  expect(preview.report.notes).toEqual([]);
  expect(preview.fileNotes.join(" ")).not.toContain("fetched");
  const { report } = await importSpreadsheetFile(shop, text, { answers });
  const [post, plain] = await collectionsOf(shop);
  const stored = expect.stringMatching(/^\/media\//);
  expect(post).toMatchObject({ images: [stored], productIds: [productId] });
  expect(post?.content).toMatch(
    /^<p><a href="\/products\/\d+">Ring<\/a><\/p><img src="\/media\/[^"]+" \/>$/,
  );
  expect(plain).toMatchObject({ title: "Plain", images: [] });
  expect(await findRedirect(shop, "/on-gold")).toBe("/collections/on-gold");
  const again = await importSpreadsheetFile(shop, text, { answers });
  expect(again.report.others).toMatchObject([{ added: 0, changed: 0, skipped: 2, refused: 0 }]);
  await undoImport(shop, report.syncLogId, "ada");
  expect(await collectionsOf(shop)).toEqual([]);
});

test("says in the preview that the photos of Ghost's blog can't be fetched, and brings the posts in without", async () => {
  const { shop, host } = await movedShop();
  const text = ghostExport({ html: '<p>Warm</p><img src="__GHOST_URL__/content/images/a.jpg">' });
  const answers = { site: `${host}/gone` };
  const preview = await importSpreadsheetFile(shop, text, { answers, dryRun: true });
  expect(preview.fileNotes).toContain(
    `The first photo of the blog can’t be fetched: ${new URL(host).host} answered 404. Photos that can’t be fetched are left out.`,
  );
  await importSpreadsheetFile(shop, text, { answers });
  expect(await collectionsOf(shop)).toMatchObject([{ content: "<p>Warm</p>", images: [] }]);
  expect(await findRedirect(shop, "/gone/on-gold")).toBe("/collections/on-gold");
});

test.each([
  ["a draft", { status: "draft", published_at: null }],
  ["scheduled for 2031-05-02", { status: "scheduled", published_at: "2031-05-02T10:00:00.000Z" }],
  ["sent by email only", { status: "sent" }],
  ["for members only", { visibility: "members" }],
  ["for paying readers only", { visibility: "paid" }],
  ["for paying readers only", { visibility: "tiers" }],
  ["a page", { type: "page" }],
  ["a page", { type: undefined, page: 1 }],
])("brings what was %s in Ghost in as a draft", async (what, post) => {
  const { shop } = await movedShop();
  const { report } = await importSpreadsheetFile(shop, ghostExport(post));
  expect(await collectionsOf(shop)).toMatchObject([{ isPublished: false, publishedAt: null }]);
  expect(report.notes[0]?.note).toContain(`It was ${what} there, and comes in as a draft.`);
});

const RSS = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>Old shop</title><link>https://old.example</link><atom:link href="https://old.example/feed/" rel="self"/>
<item><title>On gold</title><link>https://old.example/2024/05/on-gold/</link><pubDate>Thu, 02 May 2024 06:00:00 -0400</pubDate>
<category>Gold, warm</category><guid isPermaLink="false">https://old.example/?p=7</guid>
<description><![CDATA[Why it glows.]]></description><content:encoded><![CDATA[<p>Warm</p>]]></content:encoded></item>
</channel></rss>`;

/** As Shopify writes /blogs/news.atom. */
const ATOM = `<?xml version="1.0" encoding="UTF-8"?>
<feed xml:lang="en" xmlns="http://www.w3.org/2005/Atom"><id>https://old.example/blogs/news.atom</id><title>Old shop - News</title>
<entry><id>https://old.example/blogs/news/on-gold</id><published>2024-05-02T06:00:00-04:00</published><updated>2024-05-03T06:00:00-04:00</updated>
<link rel="alternate" type="text/html" href="https://old.example/blogs/news/on-gold"/><title>On gold</title><author><name>Ada</name></author>
<content type="html"><![CDATA[<p>Warm</p>]]></content></entry></feed>`;

test.each([
  ["RSS", RSS, "/2024/05/on-gold", "Why it glows.", ["Gold, warm"]],
  ["Atom", ATOM, "/blogs/news/on-gold", "Warm", []],
])(
  "imports the posts of a feed as %s, and again nothing",
  async (_, text, path, description, tags) => {
    const { shop } = await movedShop();
    const { fileNotes } = await importSpreadsheetFile(shop, text);
    expect(fileNotes[0]).toBe("This looks like blog posts from a blog’s feed.");
    expect(await collectionsOf(shop)).toMatchObject([
      {
        title: "On gold",
        slug: "on-gold",
        description,
        content: "<p>Warm</p>",
        isPublished: true,
        publishedAt: "2024-05-02T10:00:00.000Z",
      },
    ]);
    expect((await listTags(shop)).map(({ name }) => name).toSorted()).toEqual(tags);
    expect(await findRedirect(shop, path)).toBe("/collections/on-gold");
    const again = await importSpreadsheetFile(shop, text);
    expect(again.report.others).toMatchObject([{ added: 0, changed: 0, skipped: 1, refused: 0 }]);
  },
);
