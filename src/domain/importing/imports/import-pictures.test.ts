import { expect, test } from "vitest";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { serveLocally } from "#tests/support/local-server.ts";
import { pieceItem, testSource } from "#tests/support/test-source.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createOutboundClient } from "../../infrastructure/outbound/outbound-client.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { listProducts } from "../../catalogue/products/list-products.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { listImportQueue } from "../queues/list-import-queue.ts";
import { runImport } from "./run-import.ts";

const by = "admin";

/**
 * A host of pictures: /12.jpg is a picture of its own, /broken-… is not an image, /gone-… is
 * missing.
 */
async function pictureHost(shop: TestShop) {
  const asked: string[] = [];
  const repaired = new Set<string>();
  const server = await serveLocally((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    if (path.startsWith("/gone") && !repaired.has(path)) response.writeHead(404).end();
    else if (path.startsWith("/broken")) response.end("<html>not a picture</html>");
    else {
      const shade = (Number(/\d+/.exec(path)?.[0] ?? 0) * 6) % 256;
      const corners = [0, 1, 2, 3].map((at) => [shade, at * 60, 90] as const);
      void pictureWithCornerColors(64, 32, corners)
        .jpeg()
        .toBuffer()
        .then((bytes) => response.end(bytes));
    }
  });
  shop.outbound = createOutboundClient({ allow: [`127.0.0.1:${server.port}`] });
  const pictures = (paths: string[]) =>
    paths.map((path) => ({ url: `${server.url}/${path}`, alt: `Seen from ${path}` }));
  return { asked, repaired, pictures, url: server.url };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}.jpg`);

const only = async (shop: TestShop) => {
  const [piece] = (await listProducts(shop, { viewer: "admin" })).items;
  if (!piece) throw new Error("There is no piece.");
  return piece;
};

const ring = (pictures: { url: string; alt: string }[] | null) =>
  testSource([pieceItem({ externalId: "1", name: "Ring", pictures })]);

test("names broken pictures and limits the others to the maximum", async () => {
  const shop = await testShop();
  const { pictures } = await pictureHost(shop);
  const [first = "", ...rest] = numbers(37);
  const all = pictures([first, "gone-1.jpg", "broken-2.jpg", "gone-3.jpg", ...rest]);
  const report = await runImport(shop, ring(all), { by });
  expect(report).toMatchObject({ imported: 1, refused: 0 });
  const reasons = report.failed.map(({ reason }) => reason.replaceAll(/http:\S*\//g, ""));
  expect(reasons.filter((reason) => reason.includes("could not be brought in"))).toHaveLength(3);
  expect(reasons.filter((reason) => reason.includes("24 photos at most"))).toHaveLength(16);
  expect(report.failed.every(({ name }) => name === "Ring")).toBe(true);
  const piece = await only(shop);
  expect(piece.images).toHaveLength(21);
  expect(piece.images.every((url) => url.startsWith("/media/"))).toBe(true);
  expect(piece.media[0]).toMatchObject({ alt: "Seen from 1.jpg", width: 64 });
  expect((await listImportQueue(shop)).total).toBe(0);
});

test("fetches each picture once and retries missing ones, keeping their order", async () => {
  const shop = await testShop();
  const { asked, repaired, pictures } = await pictureHost(shop);
  const all = pictures(["1.jpg", "gone-2.jpg", "3.jpg"]);
  await runImport(shop, ring(all), { by });
  const before = (await only(shop)).images;
  expect(before).toHaveLength(2);
  asked.length = 0;
  const again = await runImport(shop, ring(all), { by });
  expect(again).toMatchObject({ updated: 0, skipped: 1 });
  expect(asked).toEqual(["/gone-2.jpg"]);
  repaired.add("/gone-2.jpg");
  expect(await runImport(shop, ring(all), { by })).toMatchObject({ updated: 1 });
  const after = (await only(shop)).images;
  expect([after[0], after[2]]).toEqual(before);
  asked.length = 0;
  expect(await runImport(shop, ring(all), { by })).toMatchObject({ updated: 0 });
  expect(asked).toEqual([]);
});

test("keeps pictures added or arranged here and adds the source's new ones", async () => {
  const shop = await testShop();
  const { pictures, asked } = await pictureHost(shop);
  await runImport(shop, ring(pictures(["1.jpg", "2.jpg"])), { by });
  const { id, images } = await only(shop);
  const own = "https://elsewhere.example/own.jpg";
  const arranged = [images[1] ?? "", images[0] ?? "", own];
  await updateProduct(shop, id, { images: arranged }, null);
  await runImport(shop, ring(pictures(["1.jpg", "2.jpg"])), { by });
  expect((await only(shop)).images).toEqual(arranged);
  asked.length = 0;
  await runImport(shop, ring(pictures(["2.jpg", "3.jpg"])), { by });
  const now = (await only(shop)).images;
  expect(now).toEqual([images[1], expect.stringMatching(/^\/media\//), own]);
  expect(now).not.toContain(images[0]);
  expect(asked).toEqual(["/3.jpg"]);
  await runImport(shop, ring([]), { by });
  expect((await only(shop)).images).toEqual(now);
});

test("queues a piece without a usable picture until it has one", async () => {
  const shop = await testShop();
  const { pictures } = await pictureHost(shop);
  const { syncLogId } = await runImport(shop, ring(pictures(["broken-1.jpg"])), { by });
  expect((await listImportQueue(shop)).items).toMatchObject([
    { productName: "Ring", status: "pending_photos", importBatch: String(syncLogId) },
  ]);
  await runImport(shop, ring(pictures(["2.jpg"])), { by });
  expect((await listImportQueue(shop)).items).toMatchObject([{ status: "done" }]);
});

test("reuses pictures the shop has stored", async () => {
  const shop = await testShop();
  const { asked, pictures } = await pictureHost(shop);
  await runImport(shop, ring(pictures(["1.jpg"])), { by });
  const { images, name } = await only(shop);
  asked.length = 0;
  const exported = images.map((url) => ({ url: `${shop.publicUrl}${url}`, alt: "" }));
  const sheet = testSource([pieceItem({ name, pictures: exported })], {
    kind: "spreadsheet",
    key: "s",
  });
  expect(await runImport(shop, sheet, { by })).toMatchObject({ updated: 0, skipped: 1 });
  const other = testSource([pieceItem({ name: "Copy", pictures: exported })], { key: "t" });
  const { productIds } = await runImport(shop, other, { by });
  const copies = await listProducts(shop, { viewer: "admin", ids: productIds });
  expect(copies.items).toMatchObject([{ name: "Copy", images }]);
  expect(asked).toEqual([]);
});

test("retries a host that responds with 429", async () => {
  const shop = await testShop();
  let asked = 0;
  const picture = await pictureWithCornerColors().jpeg().toBuffer();
  const { url, port } = await serveLocally((_, response) => {
    asked += 1;
    if (asked === 1) response.writeHead(429, { "Retry-After": "0" }).end();
    else response.end(picture);
  });
  shop.outbound = createOutboundClient({ allow: [`127.0.0.1:${port}`] });
  const report = await runImport(shop, ring([{ url: `${url}/1.jpg`, alt: "" }]), { by });
  expect(report.failed).toEqual([]);
  expect((await only(shop)).images).toHaveLength(1);
});

test("never fetches pictures from private addresses", async () => {
  const shop = await testShop();
  shop.outbound = createOutboundClient({ allow: [] });
  await createProduct(shop, { name: "Ring", price: 10_000 }, { by: null });
  const report = await runImport(shop, ring([{ url: "http://127.0.0.1:1/secret", alt: "" }]), {
    by,
  });
  expect(report.failed).toMatchObject([
    { name: "Ring", reason: expect.stringContaining("private") },
  ]);
});
