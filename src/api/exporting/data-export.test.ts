import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { recordRedirect } from "#domain/catalogue/redirects/record-redirect.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { testApp } from "#tests/support/test-app.ts";

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

test.each([
  ["shopify", "pieces-shopify.csv", "Moon ring"],
  ["woocommerce", "pieces-woocommerce.csv", "Moon ring"],
  ["etsy", "pieces-etsy.csv", "Moon ring"],
])("the pieces as %s reads them are a download named %s", async (layout, name, piece) => {
  const app = await testApp();
  await postProduct(app, { name: piece });
  const { status, headers, text } = await app.admin.get(`/data/export/${layout}.csv`);
  expect([status, headers.get("Content-Type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(headers.get("Content-Disposition")).toBe(`attachment; filename="${name}"`);
  expect(text).toContain(piece);
});

test.each([
  ["redirects.csv", "text/csv; charset=utf-8"],
  ["redirects.conf", "text/plain; charset=utf-8"],
])("%s has the old addresses and their pages", async (name, type) => {
  const app = await testApp();
  const { id: productId } = await postProduct(app);
  const toPath = `/products/${productId}`;
  await recordRedirect(app.shop, { fromPath: "/old-ring", toPath, productId });
  const { status, headers, text } = await app.admin.get(`/data/export/${name}`);
  expect([status, headers.get("Content-Type")]).toEqual([200, type]);
  expect(headers.get("Content-Disposition")).toBe(`attachment; filename="${name}"`);
  expect(text).toContain("/old-ring");
  expect(text).toContain(`http://localhost:3000${toPath}`);
});

test("the archive is a .tar file with the pieces as JSON", async () => {
  const app = await testApp();
  app.shop.dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-archive-"));
  folders.push(app.shop.dataDir);
  await postProduct(app, { name: "Moon ring" });
  const { status, headers, text } = await app.admin.get("/data/export/archive");
  expect([status, headers.get("Content-Type")]).toEqual([200, "application/x-tar"]);
  expect(headers.get("Content-Disposition")).toContain('filename="designer-goldsmith-archive.tar"');
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(text).toContain("products.json");
  expect(text).toContain("Moon ring");
});

test("exports need a session", async () => {
  const { visitor } = await testApp();
  for (const file of ["", "/etsy.csv", "/redirects.csv", "/redirects.conf", "/archive"]) {
    expect((await visitor.get(`/data/export${file}`)).status).toBe(401);
  }
});
