import { expect, test } from "vitest";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { KIND_FILES } from "#tests/support/kind-files.ts";
import { collectionsOf, movedShop } from "#tests/support/moved-shop.ts";
import { updateCollection } from "../../../catalogue/collections/update-collection.ts";
import { findRedirect } from "../../../catalogue/redirects/find-redirect.ts";
import { listTags } from "../../../catalogue/tags/list-tags.ts";
import { undoImport } from "../../imports/undo-import.ts";

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

type Post = Partial<
  Record<
    "title" | "handle" | "body" | "published" | "at" | "tags" | "image" | "blog" | "summary",
    string
  >
>;

const shopify = (...posts: Post[]) =>
  [
    "ID,Handle,Command,Title,Body HTML,Summary HTML,Tags,Created At,Published,Published At,Image Src,Image Alt Text,Blog: Handle,Blog: Title",
    ...posts.map((post) =>
      [
        "9",
        post.handle ?? "on-gold",
        "MERGE",
        post.title ?? "On gold",
        post.body ?? "<p>Warm.</p>",
        post.summary ?? "",
        post.tags ?? "",
        "2025-01-01 10:00:00 -0500",
        post.published ?? "TRUE",
        post.at ?? "2025-01-02 10:00:00 -0500",
        post.image ?? "",
        "",
        post.blog ?? "news",
        "News",
      ]
        .map(cell)
        .join(","),
    ),
  ].join("\n");

test("imports a post with its photos, tags, date, pieces and old address, again nothing, and undoes it", async () => {
  const { shop, productId, host } = await movedShop();
  const text = shopify(
    {
      title: "On gold &amp; ember",
      summary: "<p>Why it <b>glows</b>.</p>",
      tags: "gold, Care",
      image: `${host}/cover.jpg`,
      body: `<h1>Warm</h1><p onclick="x()"><img src="${host}/a.jpg" alt="A ring"> <a href="/products/ember-ring#top">The ring</a> <a href="/blogs/news/care/">Care</a> <a href="https://other.example/products/ember-ring">Other</a></p><script>steal()</script>`,
    },
    { title: "", body: "" },
    { title: "Care", handle: "care" },
  );
  const preview = await importSpreadsheetFile(shop, text, { dryRun: true });
  expect(await collectionsOf(shop)).toEqual([]);
  const { report } = await importSpreadsheetFile(shop, text);
  expect(report.others).toMatchObject([
    { kind: "tag", added: 2 },
    { kind: "collection", added: 2, refused: 0 },
  ]);
  expect(preview.report.others).toEqual(report.others);
  const [post] = await collectionsOf(shop);
  const tags = await listTags(shop);
  expect(post).toMatchObject({
    title: "On gold & ember",
    slug: "on-gold",
    description: "Why it glows.",
    isPublished: true,
    publishedAt: "2025-01-02T15:00:00.000Z",
    createdAt: "2025-01-01T15:00:00.000Z",
    productIds: [productId],
  });
  expect(tags.map(({ name }) => name).toSorted()).toEqual(["Care", "gold"]);
  expect(new Set(post?.tagIds)).toEqual(new Set(tags.map(({ id }) => id)));
  expect(post?.images).toHaveLength(1);
  expect(post?.content?.replaceAll(/[\da-f]{64}/g, "…")).toBe(
    `<h2>Warm</h2><p><img src="/media/….jpg" alt="A ring" /> <a href="/products/${productId}#top">The ring</a> <a href="/blogs/news/care/">Care</a> <a href="https://other.example/products/ember-ring" rel="noopener">Other</a></p>`,
  );
  expect(await findRedirect(shop, "/blogs/news/on-gold")).toBe("/collections/on-gold");
  expect(await findRedirect(shop, "/blogs/news/care/")).toBe("/collections/care");
  expect(report.notes).toEqual([
    { name: "On gold & ember", where: "Row 2", note: "Left out of its text: a script." },
  ]);
  await updateCollection(shop, post?.id ?? 0, { slug: "gold" }, { by: "ada" });
  const again = await importSpreadsheetFile(shop, text);
  expect(again.report.others).toMatchObject([{ kind: "collection", added: 0, skipped: 2 }]);
  expect(await undoImport(shop, report.syncLogId, "ada")).toMatchObject({
    kept: [
      { name: "On gold & ember", reason: "It was edited since, and stays." },
      { name: "Care" },
      { name: "gold" },
    ],
  });
  expect((await collectionsOf(shop)).map(({ slug }) => slug)).toEqual(["gold"]);
  expect(await findRedirect(shop, "/blogs/news/care")).toBeNull();
  expect(await shop.db.selectFrom("outgoingMails").selectAll().execute()).toEqual([]);
});

test("leaves nothing of an import that is undone", async () => {
  const { shop, host } = await movedShop();
  const text = shopify({ tags: "gold", image: `${host}/cover.jpg` });
  const { report } = await importSpreadsheetFile(shop, text);
  expect(await collectionsOf(shop)).toHaveLength(1);
  expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({ undone: 2, kept: [] });
  expect(await collectionsOf(shop)).toEqual([]);
  expect(await listTags(shop)).toEqual([]);
  expect(await findRedirect(shop, "/blogs/news/on-gold", "admin")).toBeNull();
});

test("names photos that are missing, and keeps no dead ones", async () => {
  const { shop, host } = await movedShop();
  const body = `<p>One <img src="${host}/gone.jpg"> two <img src="data:image/png;base64,AA"> three <img src="/cdn/x.jpg"></p>`;
  const { report } = await importSpreadsheetFile(shop, shopify({ body }));
  expect((await collectionsOf(shop))[0]).toMatchObject({
    content: "<p>One  two  three </p>",
    images: [],
  });
  const notes = report.notes.map(({ note }) => note.replaceAll(/127\.0\.0\.1:\d+/g, "host"));
  expect(notes).toEqual([
    "Left out of its text: a photo without an address.",
    "A photo is missing: http://host/gone.jpg could not be brought in: host answered 404.",
  ]);
});

test.each([
  ["a draft", { published: "FALSE", at: "" }],
  ["scheduled for 2031-01-02", { at: "2031-01-02 10:00:00" }],
])("brings what was %s in as a draft, and names it", async (what, post) => {
  const { shop } = await movedShop();
  const { report, fileNotes } = await importSpreadsheetFile(shop, shopify(post));
  expect((await collectionsOf(shop))[0]).toMatchObject({ isPublished: false, publishedAt: null });
  expect(report.notes[0]?.note).toBe(`It was ${what} there, and comes in as a draft.`);
  expect(fileNotes).toContain("1 post comes in as a draft.");
});

test("keeps posts of two blogs apart that have one name, and reads each once", async () => {
  const { shop } = await movedShop();
  const text = shopify({}, { blog: "journal", title: "Again" }, { title: "Twice" });
  const { report } = await importSpreadsheetFile(shop, text);
  expect((await collectionsOf(shop)).map(({ slug, title }) => [slug, title])).toEqual([
    ["on-gold", "On gold"],
    ["on-gold-2", "Again"],
  ]);
  expect(report.notes).toMatchObject([
    { name: "Twice", note: "It is the same collection as Row 2." },
  ]);
  const again = await importSpreadsheetFile(shop, text);
  expect(again.report.others).toMatchObject([{ added: 0, changed: 0, refused: 0 }]);
});

test("cleans hostile and odd texts, and refuses those that can’t be read", async () => {
  const { shop } = await movedShop();
  const { report } = await importSpreadsheetFile(
    shop,
    shopify(
      {
        handle: "a",
        title: '=HYPERLINK("https://evil.example")',
        body: "Line\n\nNext [see 3]\nline",
      },
      {
        handle: "b",
        title: "Frames",
        body: '[vc_row full="1"]<p>Text</p>[/vc_row][gallery ids="1,2"]<iframe src="https://www.youtube.com/embed/abc123XYZ"></iframe><iframe src="https://evil.example/x"></iframe>[caption id="1" width="9"]<a href="/big.jpg"></a> Words[/caption]<a href="javascript:alert(1)">x</a>',
      },
      { handle: "c", title: "", body: "<p>No title</p>" },
      { handle: "d", title: "Deep", body: "<b>".repeat(2000) },
      { handle: "e", title: "x".repeat(300), at: "the other day" },
    ),
  );
  const [formula, frames, long] = await collectionsOf(shop);
  expect(formula).toMatchObject({
    title: '=HYPERLINK("https://evil.example")',
    content: "<p>Line</p><p>Next [see 3]<br />line</p>",
    description: "Line Next [see 3] line",
  });
  expect(frames?.content).toBe(
    '<p>Text</p><p><a href="https://www.youtube.com/watch?v=abc123XYZ" rel="noopener" data-film="youtube">YouTube</a></p><figure><figcaption>Words</figcaption></figure><a>x</a>',
  );
  expect(long).toMatchObject({ title: `${"x".repeat(254)}…`, isPublished: true });
  expect(report.failed).toMatchObject([
    { name: "c", reason: "It has no title." },
    { name: "Deep", reason: "Its text has too many elements inside one another." },
  ]);
  expect(report.notes.map(({ note }) => note)).toEqual([
    "Left out of its text: [vc_row], [gallery], a frame of evil.example.",
    "Its date “the other day” could not be read.",
  ]);
});

test("says that Substack’s list has no texts, and brings nothing in", async () => {
  const { shop } = await movedShop();
  const file = KIND_FILES.find(({ kind, platform }) => kind === "posts" && platform === "Substack");
  const { report, fileNotes } = await importSpreadsheetFile(shop, file?.text ?? "");
  expect(fileNotes[1]).toContain("doesn’t hold their text, so nothing comes in");
  expect(report.others).toEqual([]);
});
