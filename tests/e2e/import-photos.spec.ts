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
