import { expect, test } from "vitest";
import { addPiece } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { addRedirect } from "../../catalogue/redirects/add-redirect.ts";
import { recordRedirect } from "../../catalogue/redirects/record-redirect.ts";
import { exportRedirects, REDIRECT_FORMATS } from "./export-redirects.ts";

async function write(shop: TestShop, format: keyof typeof REDIRECT_FORMATS): Promise<string> {
  const parts = [];
  for await (const part of exportRedirects(shop, REDIRECT_FORMATS[format])) parts.push(part);
  return Buffer.concat(parts).toString();
}

test("writes redirects as CSV and for nginx, ordered by old path", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop);
  for (const fromPath of ["/produkt/ring-für-dich", "/=old", '/a"b\\c$d', "/bad%E0%A4%A"]) {
    await recordRedirect(shop, { fromPath, toPath: `/products/${productId}`, productId });
  }
  const address = `http://localhost:3000/products/${productId}`;
  expect(await write(shop, "csv")).toBe(
    [
      "Old path,New address",
      `/=old,${address}`,
      `/a%22b/c$d,${address}`,
      `/bad%E0%A4%A,${address}`,
      `/produkt/ring-f%C3%BCr-dich,${address}`,
      "",
    ].join("\r\n"),
  );
  expect(await write(shop, "nginx")).toBe(
    [
      "# For the server of the old site: include this file in its server block.",
      `location = "/=old" { return 301 "${address}"; }`,
      `location = "/a\\"b/c$d" { return 301 "${address}"; }`,
      `location = "/produkt/ring-für-dich" { return 301 "${address}"; }`,
      "",
    ].join("\n"),
  );
});

test("leaves out redirects to hidden pieces, and reads thousands in batches", async () => {
  const shop = await testShop();
  const [shown, hidden] = [await addPiece(shop), await addPiece(shop, { isActive: false })];
  const createdAt = shop.now().toISOString();
  const rows = Array.from({ length: 2500 }, (_, index) => ({
    fromPath: `/old/${String(index).padStart(5, "0")}`,
    toPath: `/products/${index % 2 ? hidden : shown}`,
    productId: index % 2 ? hidden : shown,
    createdAt,
  }));
  for (let at = 0; at < rows.length; at += 500) {
    await shop.db
      .insertInto("redirects")
      .values(rows.slice(at, at + 500))
      .execute();
  }
  const lines = (await write(shop, "csv")).trim().split("\r\n");
  expect(lines).toHaveLength(1 + 1250);
  expect(lines.at(-1)).toContain("/old/02498");
});

test("writes queries, which nginx cannot compare in a path and would read variables in", async () => {
  const shop = await testShop();
  await addRedirect(shop, { from: "/old", to: "/collections?search=$5#top" }, "ada");
  await addRedirect(shop, { from: "/item.php?id=7", to: "/about" }, "ada");
  expect(await write(shop, "csv")).toContain("/item.php?id=7,http://localhost:3000/about");
  const [, ...lines] = (await write(shop, "nginx")).trim().split("\n");
  expect(lines).toEqual([
    'location = "/old" { return 301 "http://localhost:3000/collections?search=%245#top"; }',
  ]);
});
