import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pieceItem, testSource } from "#tests/support/test-source.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listProducts } from "../../catalogue/products/list-products.ts";
import { resumeImport } from "../resume/resume-import.ts";
import { resumeInterruptedImports } from "../resume/resume-interrupted-imports.ts";
import { cancelImport } from "./cancel-import.ts";
import { pauseImport } from "./pause-import.ts";
import { startImport } from "./run-import.ts";
import { getImportProgress } from "./state/get-import-progress.ts";
import { getImportReport } from "./state/get-import-report.ts";

const by = "ada";
const count = async (shop: TestShop) => (await listProducts(shop, { viewer: "admin" })).total;

async function pictureOf(address: string): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = createHash("sha256").update(address).digest();
  const background = { r, g, b };
  return sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A shop whose fetch of one photo waits until it is released. */
async function shopWithHeldPhoto(held: string) {
  const shop = await testShop();
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  shop.outbound.fetch = async (url) => {
    if (String(url).endsWith(held)) {
      reached.resolve();
      await released.promise;
    }
    const bytes = await pictureOf(String(url));
    return { status: 200, url: String(url), headers: new Headers(), bytes };
  };
  return { shop, reached: reached.promise, release: released.resolve };
}

const pieces = (total: number, hasPhoto: (id: number) => boolean) =>
  Array.from({ length: total }, (_, index) =>
    pieceItem({
      externalId: `${index + 1}`,
      name: `Ring ${index + 1}`,
      priceCents: index + 1,
      pictures: hasPhoto(index + 1)
        ? [{ url: `https://old.example/${index + 1}.png`, alt: "" }]
        : null,
    }),
  );

test("tells the time left while the photos of an all-or-nothing import are fetched", async () => {
  const { shop, reached, release } = await shopWithHeldPhoto("/25.png");
  const source = testSource(pieces(30, (id) => id % 5 === 0));
  const { syncLogId, done } = await startImport(shop, source, { by, allOrNothing: true });
  await reached;
  expect(await getImportProgress(shop, syncLogId)).toMatchObject({ done: 0, photos: 4 });
  shop.clock.advance({ seconds: 40 });
  // The first 20 pieces took 40 seconds.
  expect(await getImportProgress(shop, syncLogId)).toMatchObject({ secondsLeft: 20 });
  await pauseImport(shop, syncLogId);
  release();
  await done;
  const resumed = await resumeImport(shop, syncLogId);
  expect(await resumed.done).toMatchObject({ status: "completed", imported: 30 });
  expect(await getImportProgress(shop, syncLogId)).toMatchObject({ secondsLeft: null, photos: 6 });
});

test("pauses an import, which no process takes until it is resumed", async () => {
  const { shop, reached, release } = await shopWithHeldPhoto("/25.png");
  const source = testSource(pieces(30, () => true));
  const { syncLogId, done } = await startImport(shop, source, { by });
  await reached;
  await pauseImport(shop, syncLogId);
  release();
  expect(await done).toMatchObject({ status: "applying", imported: 30 });
  expect(await count(shop)).toBe(20);
  expect(await getImportProgress(shop, syncLogId)).toMatchObject({
    paused: true,
    done: 20,
    total: 30,
    photos: 20,
    secondsLeft: null,
  });
  expect(await resumeInterruptedImports(shop)).toMatchObject({ resumed: 0 });
  await expect(pauseImport(shop, syncLogId)).rejects.toMatchObject({ code: "conflict" });
  await (
    await resumeImport(shop, syncLogId)
  ).done;
  expect(await getImportReport(shop, syncLogId)).toMatchObject({
    status: "completed",
    imported: 30,
  });
  expect(await getImportProgress(shop, syncLogId)).toMatchObject({ paused: false, photos: 30 });
  expect(await count(shop)).toBe(30);
  await expect(pauseImport(shop, syncLogId)).rejects.toMatchObject({ code: "conflict" });
});

test("takes back what came in when a paused all-or-nothing import is cancelled", async () => {
  const { shop, reached, release } = await shopWithHeldPhoto("/25.png");
  const source = testSource(
    pieces(201, (id) => id === 25),
    { kind: "spreadsheet" },
  );
  const { syncLogId, done } = await startImport(shop, source, { by, allOrNothing: true });
  await reached;
  await pauseImport(shop, syncLogId);
  release();
  await done;
  expect(await count(shop)).toBe(20);
  await cancelImport(shop, syncLogId);
  expect(await count(shop)).toBe(0);
  expect(await getImportProgress(shop, syncLogId)).toMatchObject({
    paused: false,
    state: "cancelled",
  });
});

test("cannot pause the reading of a source that cannot be opened again", async () => {
  const shop = await testShop();
  const [first, ...others] = pieces(3, () => false);
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = async () => {
    reached.resolve();
    await released.promise;
    return first ?? pieceItem({ name: "Ring" });
  };
  const { syncLogId, done } = await startImport(shop, testSource([held, ...others]), { by });
  await reached.promise;
  await expect(pauseImport(shop, syncLogId)).rejects.toMatchObject({ code: "conflict" });
  released.resolve();
  expect(await done).toMatchObject({ status: "completed", imported: 3 });
});
