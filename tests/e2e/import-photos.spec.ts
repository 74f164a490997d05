import { zipSync } from "fflate";
import { expect, test } from "#tests/support/browser-test.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
});
test.afterAll(() => shop.close());

const csv =
  "TITLE,PRICE,CURRENCY_CODE,QUANTITY,IMAGE1\nEmber,40,USD,1,Photos/Ember.jpg\nAsh,41,USD,1,ash.jpg\n";

const photo = (shade: number) =>
  pictureWithCornerColors(
    640,
    480,
    [0, 1, 2, 3].map((at) => [shade, at * 60, 90] as const),
  )
    .jpeg()
    .toBuffer();

test("unpacks a ZIP of photos beside the file, and says what in it is none @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/dashboard?tab=data");
  const part = page.getByRole("region", { name: "Import", exact: true });
  const rows = csv.replaceAll("Ember", "Moon").replaceAll(/\bAsh\b/g, "Sun");
  const table = rows.replace("ash.jpg", "sun/1.jpg").replace("Photos/Moon.jpg", "moon/1.jpg");
  const file = { name: "zipped.csv", mimeType: "text/csv", buffer: Buffer.from(table) };
  await part.getByLabel("Spreadsheet", { exact: true }).setInputFiles(file);
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
  const pieces = (await (await shop.artisan.get("/api/products?sort=title")).json()) as {
    name: string;
    images: string[];
  }[];
  const pictures = pieces.flatMap(({ name, images }) => (/Moon|Sun/.test(name) ? images : []));
  expect(new Set(pictures).size).toBe(2);
});

test("matches the photos of a folder with the names in a file @phone", async ({ page }) => {
  await openDesk(page, shop, "/admin/dashboard?tab=data");
  const part = page.getByRole("region", { name: "Import", exact: true });
  const file = { name: "stock.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await part.getByLabel("Spreadsheet", { exact: true }).setInputFiles(file);
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
  const pieces = (await (await shop.artisan.get("/api/products?sort=title")).json()) as {
    images: string[];
  }[];
  expect(pieces.map(({ images }) => images.length)).toEqual([1, 1]);
});
