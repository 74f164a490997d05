import { expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { KIND_FILES } from "#tests/support/kind-files.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { updateCollection } from "../../../catalogue/collections/update-collection.ts";
import { addRedirect } from "../../../catalogue/redirects/add-redirect.ts";
import { findRedirect } from "../../../catalogue/redirects/find-redirect.ts";
import { recordRedirect } from "../../../catalogue/redirects/record-redirect.ts";
import { undoImport } from "../../imports/undo-import.ts";

const rows = async (shop: TestShop) =>
  (
    await shop.db
      .selectFrom("redirects")
      .select(["fromPath", "toPath"])
      .orderBy("fromPath")
      .execute()
  ).map(({ fromPath, toPath }) => `${fromPath} → ${toPath}`);

/** A shop whose one piece came from a shop of Shopify's. */
async function movedShop(): Promise<TestShop> {
  const shop = await testShop();
  const productId = await addPiece(shop);
  await recordRedirect(shop, {
    fromPath: "/products/ember-ring",
    toPath: `/products/${productId}`,
    productId,
  });
  return shop;
}

const shopify = (...lines: string[]) => `Redirect from,Redirect to\n${lines.join("\n")}\n`;

test.each(["Shopify", "Redirection", "Yoast SEO", "your shop"])(
  "imports the redirects of %s twice, as its preview says, and undoes them",
  async (platform) => {
    const shop = await movedShop();
    const before = await rows(shop);
    const files = KIND_FILES.filter(
      (each) => each.kind === "redirects" && each.platform === platform,
    );
    for (const { text } of files) {
      const preview = await importSpreadsheetFile(shop, text, { dryRun: true });
      const { report } = await importSpreadsheetFile(shop, text);
      expect(report.others).toMatchObject([{ kind: "redirect", added: 1, changed: 0 }]);
      expect(preview.report.others).toEqual(report.others);
      expect(preview.fileNotes[0]).toBe(`This looks like redirects from ${platform}.`);
      expect(await findRedirect(shop, "/old-ring")).toBe("/products/1");
      const again = await importSpreadsheetFile(shop, text);
      expect(again.report.others).toMatchObject([{ added: 0, changed: 0, skipped: 1 }]);
      expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({ undone: 1, kept: [] });
      expect(await rows(shop)).toEqual(before);
    }
    expect(await shop.db.selectFrom("outgoingMails").selectAll().execute()).toEqual([]);
  },
);

test("follows targets through the file and old addresses to pages that exist", async () => {
  const shop = await movedShop();
  await addCollection(shop, "Ferns");
  const { report } = await importSpreadsheetFile(
    shop,
    shopify(
      "/a,/b",
      "/b,/c?ref=1",
      "/C/,/products/ember-ring",
      "https://old.example/rings/Émeraude/,https://OLD.example/collections/ferns/?page=2#top",
      "/product.php?id=7,/about",
      "/tale,/about",
      "/about,/pages/our-story",
    ),
  );
  expect(await rows(shop)).toEqual(
    [
      "/C → /products/1",
      "/a → /products/1?ref=1",
      "/b → /products/1?ref=1",
      "/product.php?id=7 → /about",
      "/products/ember-ring → /products/1",
      "/rings/%C3%89meraude → /collections/ferns?page=2#top",
      "/tale → /about",
    ].toSorted(),
  );
  expect(report.failed).toEqual([
    {
      name: "/about",
      where: "Row 8",
      reason: "There is no page of your shop at “/pages/our-story”.",
    },
  ]);
});

test("leaves out cycles, dead ends, other websites and what no redirect can be, each with a reason", async () => {
  const shop = await movedShop();
  const { report, fileNotes } = await importSpreadsheetFile(
    shop,
    shopify(
      "/a,/b",
      "/b,/a",
      "/self,/SELF/",
      "/gone,/pages/none",
      "/out,https://instagram.example/collections",
      "/home,/",
      "/,/about",
      '"=HYPERLINK(""https://evil.example"")",/about',
      "/admin/x,/about",
      "/nowhere",
      "/script,javascript:alert(1)",
      `/${"é".repeat(400)},/about`,
      "/products/ember-ring,/about",
    ),
  );
  expect(await rows(shop)).toEqual(["/products/ember-ring → /products/1"]);
  expect(report.failed.map(({ name, reason }) => `${name.slice(0, 12)}: ${reason}`)).toEqual([
    "/a: It leads back to itself.",
    "/b: It leads back to itself.",
    "/self: It leads back to itself.",
    "/gone: There is no page of your shop at “/pages/none”.",
    "/out: It leads to another website: “https://instagram.example/collections”.",
    "/home: It leads to the home page, or to none.",
    "/: Enter an address other than the home page. Example: /ring-oval",
    '=HYPERLINK(": Enter an address other than the home page. Example: /ring-oval',
    "/admin/x: Your shop has a page at that address. Enter one that has no page.",
    "/nowhere: It leads nowhere.",
    "/script: It leads to another website: “javascript:alert(1)”.",
    `/${"é".repeat(11)}: This address is too long.`,
    "/products/em: Your shop sends this address to “/products/1” already.",
  ]);
  expect(fileNotes[1]).toContain("1 redirect leads to pages that aren’t here");
});

test("leaves out patterns and what was turned off or applied to some visitors", async () => {
  const shop = await movedShop();
  const csv = [
    "source,target,regex,code,type,hits,title,status",
    '"/old/(.*)","/about",1,301,"url",0,"","active"',
    '"/off","/about",0,301,"url",0,"","disabled"',
    '"/gone","",0,410,"error",0,"","active"',
  ].join("\r\n");
  const { report } = await importSpreadsheetFile(shop, `\uFEFF${csv}\r\n`);
  expect(report.failed.map(({ reason }) => reason)).toEqual([
    "It’s a pattern for many addresses. Enter them one by one.",
    "It was turned off there.",
    "It leads nowhere.",
  ]);
  const redirect = { match_data: { source: { flag_regex: true } }, action_data: { url: "/about" } };
  const common = { action_type: "url", action_code: 301, enabled: true };
  const json = {
    redirects: [
      { url: "/old/(.*)", match_type: "url", ...redirect, ...common },
      { url: "/in", match_type: "login", action_data: { url: "/about" }, ...common },
    ],
  };
  const other = await importSpreadsheetFile(shop, JSON.stringify(json));
  expect(other.report.failed.map(({ reason }) => reason)).toEqual([
    "It’s a pattern for many addresses. Enter them one by one.",
    "It applied to some visitors only.",
  ]);
});

test.each([
  ["with headings", "Alte Adresse;Neue Adresse\n/ring;/about\n/stein;/ring-size\n"],
  ["without headings", "/ring,/about\n\n/stein,/ring-size\n"],
  [
    "with other columns",
    "Type,New URL,Old URL\n301,/about,/ring\n301,/ring-size,/stein\n410,,/gone\n",
  ],
])("reads a list of one’s own %s", async (_, text) => {
  const shop = await testShop();
  const { fileNotes } = await importSpreadsheetFile(shop, text);
  expect(fileNotes[0]).toBe("This looks like redirects.");
  expect(await rows(shop)).toEqual(["/ring → /about", "/stein → /ring-size"]);
});

test("undoes a redirect whose page moved since, and keeps one that was changed", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "Ferns");
  const text = shopify("/a,/collections/ferns", "/b,/about");
  const { report } = await importSpreadsheetFile(shop, text);
  await updateCollection(shop, id, { slug: "oaks" }, { by: "ada" });
  expect(await findRedirect(shop, "/a")).toBe("/collections/oaks");
  await addRedirect(shop, { from: "/b", to: "/ring-size" }, "ada");
  expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({
    undone: 1,
    kept: [{ name: "/b → /about", reason: "It was changed since, and stays." }],
  });
  expect(await findRedirect(shop, "/a")).toBeNull();
  expect(await findRedirect(shop, "/b")).toBe("/ring-size");
});
