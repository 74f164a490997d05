import { expect, test } from "vitest";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { serveLocally } from "#tests/support/local-server.ts";
import { pieceItem, testSource } from "#tests/support/test-source.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { createOutboundClient } from "../../infrastructure/outbound/outbound-client.ts";
import { getImportReport } from "./state/get-import-report.ts";
import { retryPhotos } from "./retry-photos.ts";
import { runImport } from "./run-import.ts";
import { undoImport } from "./undo-import.ts";

const by = "admin";

/** A shop, and a host of photos that refuses until it is opened. */
async function refusedShop() {
  const shop = await testShop();
  const host = { isOpen: false, asked: 0 };
  const photo = await pictureWithCornerColors().jpeg().toBuffer();
  const { url, port } = await serveLocally((request, response) => {
    host.asked += 1;
    if (request.url?.startsWith("/gone")) response.writeHead(404).end();
    else if (host.isOpen) response.end(photo);
    else response.writeHead(403).end();
  });
  shop.outbound = createOutboundClient({ allow: [`127.0.0.1:${port}`] });
  const pictures = (...names: string[]) =>
    names.map((name) => ({ url: `${url}/${name}`, alt: "" }));
  return { shop, host, pictures, address: `127.0.0.1:${port}` };
}

test("names a refusing host once with its pieces, and fetches the photos later", async () => {
  const { shop, host, pictures, address } = await refusedShop();
  const source = testSource([
    pieceItem({ externalId: "1", name: "Ring", pictures: pictures("1.jpg", "gone.jpg") }),
    pieceItem({ externalId: "2", name: "Pin", pictures: pictures("2.jpg", "3.jpg", "4.jpg") }),
    pieceItem({ externalId: "3", name: "Stud", pictures: pictures("5.jpg", "6.jpg", "7.jpg") }),
  ]);
  const { syncLogId, missingPhotos, failed, productIds } = await runImport(shop, source, { by });
  expect(missingPhotos).toEqual([
    {
      host: address,
      reason: `${address} answered 403.`,
      photos: 7,
      pieces: [
        { name: "Ring", productId: productIds[0] },
        { name: "Pin", productId: productIds[1] },
        { name: "Stud", productId: productIds[2] },
      ],
      pieceCount: 3,
    },
  ]);
  expect(failed).toMatchObject([{ name: "Ring", reason: expect.stringContaining("answered 404") }]);
  // Four are asked at once; afterwards the host is not asked again.
  expect(host.asked).toBeLessThan(8);
  expect(await retryPhotos(shop, syncLogId)).toEqual({ fetched: 0, missing: 8 });
  host.isOpen = true;
  expect(await retryPhotos(shop, syncLogId)).toEqual({ fetched: 7, missing: 1 });
  expect((await getImportReport(shop, syncLogId)).missingPhotos).toEqual([]);
  expect((await getProduct(shop, productIds[1] ?? 0, "admin")).images).toHaveLength(1);
  expect(await retryPhotos(shop, syncLogId)).toEqual({ fetched: 0, missing: 0 });
  expect(await runImport(shop, source, { by })).toMatchObject({ updated: 0, skipped: 3 });
  await undoImport(shop, syncLogId, by);
  await expect(retryPhotos(shop, syncLogId)).rejects.toMatchObject({ code: "conflict" });
});

test("tries every photo that a host refused again, though it gives others, until it gives them", async () => {
  const shop = await testShop();
  const photo = await pictureWithCornerColors().jpeg().toBuffer();
  const given = new Set(["/1.jpg"]);
  const asked: string[] = [];
  const { url, port } = await serveLocally((request, response) => {
    asked.push(request.url ?? "");
    if (given.has(request.url ?? "")) response.end(photo);
    else response.writeHead(403).end();
  });
  shop.outbound = createOutboundClient({ allow: [`127.0.0.1:${port}`] });
  const names = ["1.jpg", "2.jpg", "3.jpg"];
  const pictures = names.map((name) => ({ url: `${url}/${name}`, alt: "" }));
  const source = testSource([pieceItem({ externalId: "1", name: "Ring", pictures })]);
  const { syncLogId, missingPhotos } = await runImport(shop, source, { by });
  const missing = (photos: number) => [
    { host: `127.0.0.1:${port}`, reason: `127.0.0.1:${port} answered 403.`, photos },
  ];
  expect(missingPhotos).toMatchObject(missing(2));
  for (const [name, fetched, left] of [
    ["", 0, 2],
    ["/2.jpg", 1, 1],
    ["", 0, 1],
    ["/3.jpg", 1, 0],
  ] as const) {
    given.add(name);
    asked.length = 0;
    expect(await retryPhotos(shop, syncLogId)).toEqual({ fetched, missing: left });
    expect(asked.length).toBe(fetched + left);
    const report = await getImportReport(shop, syncLogId);
    expect(report.missingPhotos).toMatchObject(left === 0 ? [] : missing(left));
  }
});

test("undo takes photos that were fetched later off a piece that was there before", async () => {
  const { shop, host, pictures } = await refusedShop();
  const at = (priceCents: number, ...names: string[]) =>
    testSource([
      pieceItem({ externalId: "1", name: "Ring", priceCents, pictures: pictures(...names) }),
    ]);
  const { productIds } = await runImport(shop, at(100), { by });
  const [id = 0] = productIds;
  const { syncLogId, missingPhotos } = await runImport(shop, at(200, "1.jpg"), { by });
  expect(missingPhotos).toMatchObject([{ photos: 1, pieceCount: 1 }]);
  host.isOpen = true;
  await retryPhotos(shop, syncLogId);
  expect((await getProduct(shop, id, "admin")).images).toHaveLength(1);
  expect(await undoImport(shop, syncLogId, by)).toEqual({ undone: 1, kept: [] });
  expect(await getProduct(shop, id, "admin")).toMatchObject({ price: "1.00", images: [] });
});

test("keeps photos that were added here, and refuses what is no import", async () => {
  const { shop, host, pictures } = await refusedShop();
  const source = testSource([
    pieceItem({ externalId: "1", name: "Ring", pictures: pictures("1.jpg") }),
  ]);
  const { syncLogId, productIds } = await runImport(shop, source, { by });
  const [id = 0] = productIds;
  const own = "https://elsewhere.example/own.jpg";
  await updateProduct(shop, id, { images: [own] }, null);
  host.isOpen = true;
  await retryPhotos(shop, syncLogId);
  expect((await getProduct(shop, id, "admin")).images).toEqual([
    own,
    expect.stringMatching(/^\/media\//),
  ]);
  await expect(retryPhotos(shop, 999)).rejects.toMatchObject({ code: "not-found" });
});
