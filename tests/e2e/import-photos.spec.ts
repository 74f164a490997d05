import { createServer, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { zipSync } from "fflate";
import { expect, test } from "#tests/support/browser-test.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { numberedPng } from "#tests/support/woo/numbered-png.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let host: Server;
let hostUrl: string;
let shop: OwnShop;
/** The host gives the first twenty photos at once, and the others when it is released. */
const released = Promise.withResolvers<void>();

async function answer(url: string, response: ServerResponse): Promise<void> {
  const number = Number(/\d+/.exec(url)?.[0]);
  if (number > 20) await released.promise;
  response.writeHead(200, { "Content-Type": "image/png" }).end(numberedPng(number));
}

test.beforeAll(async () => {
  host = createServer(({ url = "/" }, response) => void answer(url, response)).listen(
    0,
    "127.0.0.1",
  );
  await once(host, "listening");
  const { port } = host.address() as AddressInfo;
  hostUrl = `http://127.0.0.1:${port}`;
  shop = await openOwnShop("empty", { OUTBOUND_ALLOW: `127.0.0.1:${port}` });
});
test.afterAll(async () => {
  await shop.close();
  host.close();
});

const readPieces = async () =>
  (await (await shop.artisan.get("/api/products?sort=title")).json()) as {
    name: string;
    images: string[];
  }[];

const importPart = (page: Page) => page.getByRole("region", { name: "Import", exact: true });

const HEADINGS = "TITLE,PRICE,CURRENCY_CODE,QUANTITY,IMAGE1";

/** Begins anew, with a file of these rows. */
async function choose(page: Page, name: string, rows: string[]): Promise<void> {
  await page.goto(`${shop.baseURL}/admin/dashboard?tab=data`);
  const buffer = Buffer.from([HEADINGS, ...rows].join("\n"));
  const file = { name, mimeType: "text/csv", buffer };
  await importPart(page).getByLabel("Spreadsheet", { exact: true }).setInputFiles(file);
}

const photo = (shade: number) =>
  pictureWithCornerColors(
    640,
    480,
    [0, 1, 2, 3].map((at) => [shade, at * 60, 90] as const),
  )
    .jpeg()
    .toBuffer();

test("photos come from a folder, a ZIP and other hosts, whose wait is paused and continued @phone", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openDesk(page, shop, "/admin/account");
  await test.step("photos of a folder are matched with the names in a file", () => match(page));
  await test.step("a ZIP is unpacked beside the file", () => unpack(page));
  await test.step("a ZIP brings a table and its photos", () => bringZip(page));
  await test.step("an import is paused while photos are fetched", () => pause(page));
});

async function match(page: Page): Promise<void> {
  const part = importPart(page);
  await choose(page, "stock.csv", ["Ember,40,USD,1,Photos/Ember.jpg", "Ash,41,USD,1,ash.jpg"]);
  await expect(part.getByText("2 pieces have only the names of photos.")).toBeVisible();
  await part.getByLabel("Photos named in the file").setInputFiles([
    { name: "ember.jpg", mimeType: "image/jpeg", buffer: await photo(20) },
    { name: "ASH.JPG", mimeType: "image/jpeg", buffer: await photo(200) },
  ]);
  await expect(part.getByText("2 photos uploaded.")).toBeVisible();
  await part.getByRole("button", { name: "Update preview" }).click();
  await expect(part.getByText("2 photos uploaded, 2 of them in the file.")).toBeVisible();
  await expectAccessible(page);
  await part.getByRole("button", { name: "Apply import" }).click();
  await expect(notice(page)).toContainText("Spreadsheet imported");
  expect((await readPieces()).map(({ images }) => images.length)).toEqual([1, 1]);
}

async function unpack(page: Page): Promise<void> {
  const part = importPart(page);
  await choose(page, "zipped.csv", ["Moon,40,USD,1,moon/1.jpg", "Sun,41,USD,1,sun/1.jpg"]);
  await expect(part.getByText("2 pieces have only the names of photos.")).toBeVisible();
  const zipped = zipSync({
    "Shop/Moon/1.jpg": new Uint8Array(await photo(60)),
    "Shop/Sun/1.jpg": [new Uint8Array(await photo(120)), { level: 0 }],
    "../outside.jpg": new Uint8Array(await photo(180)),
    "more.zip": new Uint8Array(10),
  });
  const photos = { name: "photos.zip", mimeType: "application/zip", buffer: Buffer.from(zipped) };
  await part.getByLabel("Photos named in the file").setInputFiles(photos);
  await expect(part.getByText("2 photos uploaded.")).toBeVisible();
  await expect(part.getByText("1 photo points outside the ZIP")).toBeVisible();
  await expect(part.getByText("1 file in the ZIP is an archive")).toBeVisible();
  await expect(part.getByText("“1.jpg” is in several folders")).toBeVisible();
  await part.getByRole("button", { name: "Update preview" }).click();
  await expect(part.getByText("2 photos uploaded, 2 of them in the file.")).toBeVisible();
  await part.getByRole("button", { name: "Apply import" }).click();
  await expect(notice(page)).toContainText("Spreadsheet imported");
  const pictures = (await readPieces()).flatMap(({ name, images }) =>
    /Moon|Sun/.test(name) ? images : [],
  );
  expect(new Set(pictures).size).toBe(2);
}

const countPhotos = async () =>
  ((await (await shop.artisan.get("/api/media")).json()) as unknown[]).length;

async function bringZip(page: Page): Promise<void> {
  const part = importPart(page);
  const before = await countPhotos();
  await page.goto(`${shop.baseURL}/admin/dashboard?tab=data`);
  const zipped = zipSync({
    "Shop/orders.csv": Buffer.from("Order ID,Order Number,Email\n1,1,ann@a.example\n"),
    "Shop/pieces.csv": Buffer.from(`${HEADINGS}\nOak,50,USD,1,oak/1.jpg\nElm,51,USD,1,elm/1.jpg\n`),
    "Shop/Oak/1.jpg": new Uint8Array(await photo(30)),
    "Shop/Elm/1.jpg": new Uint8Array(await photo(90)),
    "Shop/Private/me.jpg": new Uint8Array(await photo(150)),
  });
  const zip = { name: "shop.zip", mimeType: "application/zip", buffer: Buffer.from(zipped) };
  await part.getByLabel("Spreadsheet", { exact: true }).setInputFiles(zip);
  await expect(part.getByText("shop.zip: pieces.csv")).toBeVisible();
  await expect(part.getByText("Also in the ZIP: orders.csv.")).toBeVisible();
  await part.getByLabel("File to import").selectOption("Shop/orders.csv");
  await expect(part.getByText("Also in the ZIP: pieces.csv.")).toBeVisible();
  await part.getByLabel("File to import").selectOption("Shop/pieces.csv");
  await expect(part.getByText("2 pieces have only the names of photos.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  expect(await countPhotos()).toBe(before);
  await part.getByRole("button", { name: "Add 2 photos from the ZIP" }).click();
  await expect(part.getByText("2 photos uploaded.")).toBeVisible();
  expect(await countPhotos()).toBe(before + 2);
  await part.getByRole("button", { name: "Update preview" }).click();
  await expect(part.getByText("2 photos uploaded, 2 of them in the file.")).toBeVisible();
  await part.getByRole("button", { name: "Apply import" }).click();
  await expect(notice(page)).toContainText("Spreadsheet imported");
  const pictures = (await readPieces()).flatMap(({ name, images }) =>
    /Oak|Elm/.test(name) ? images : [],
  );
  expect(new Set(pictures).size).toBe(2);
}

async function pause(page: Page): Promise<void> {
  const part = importPart(page);
  const before = (await readPieces()).length;
  const rows = Array.from(
    { length: 25 },
    (_, index) => `Ring ${index + 1},${40 + index},USD,1,${hostUrl}/${index + 1}.png`,
  );
  await choose(page, "rings.csv", rows);
  await part.getByRole("button", { name: "Apply import" }).click();
  await expect(part.getByText("20 photos")).toBeVisible();
  await expect(part.getByText(/left$/)).toBeVisible();
  await part.getByRole("button", { name: "Pause" }).click();
  await expect(notice(page)).toContainText("Import paused");
  await expect(part.locator(".import-title")).toHaveText("Paused: rings.csv");
  // Nothing is written before all photos are there.
  await expect(part.getByText("Nothing is in your shop yet.")).toBeVisible();
  await expect(part.locator(".import-count").first()).toHaveText(/^New\s*25$/);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  expect(await readPieces()).toHaveLength(before);
  released.resolve();
  await part.getByRole("button", { name: "Continue" }).click();
  await expect(part.getByRole("button", { name: "Undo this import" })).toBeVisible();
  expect(await readPieces()).toHaveLength(before + 25);
}
