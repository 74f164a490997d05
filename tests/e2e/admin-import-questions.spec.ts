import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeEach(async () => {
  shop = await openOwnShop("empty");
});
test.afterEach(async ({ page }) => {
  // What the page still asks for would find nobody.
  await page.close();
  await shop.close();
});

type Piece = { name: string; price: string; isActive: boolean };
const pieces = async () =>
  (await (await shop.artisan.get("/api/products?sort=title")).json()) as Piece[];

const file = {
  name: "atelier.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    [
      "Nom;Prix;Prix barré;Devise;Statut;Photo;Catégorie",
      "Bague Braise;1.234,50;1.500;EUR;en atelier;https://photos.invalid/1.jpg|https://photos.invalid/2.jpg;Rings > Fiançailles > Solitaires",
      "Épingle Lune;199,-;;EUR;brouillon;https://photos.invalid/3.jpg;Accueil",
      "Clou Étoile;45;;USD;actif;;Rings",
    ].join("\n"),
  ),
};

test("asks for rate, prices and words, then imports and undoes @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/dashboard?tab=data");
  const part = page.getByRole("region", { name: "Import", exact: true });
  await part.getByLabel("Spreadsheet").setInputFiles(file);
  await part.getByLabel("Statut").selectOption("Listed");
  await part.getByRole("button", { name: "Preview" }).click();
  const apply = part.getByRole("button", { name: "Apply import" });
  await expect(part.getByText("Bague Braise: 1234.50 EUR", { exact: true })).toBeVisible();
  await part.getByLabel("US dollars for 1 EUR").fill("1.1.1");
  await expect(part.getByText("Type a number such as 1.08.")).toBeVisible();
  await part.getByLabel("US dollars for 1 EUR").fill("1,1");
  await expect(part.getByText("Bague Braise: 1234.50 EUR → $1357.95")).toBeVisible();
  await expect(part.getByText("Bague Braise: 1234.50 on sale, 1500.00 regular")).toBeVisible();
  await expect(part.getByLabel("Use sale prices")).toBeChecked();
  await part.getByLabel("Use regular prices").check();
  await part.getByLabel("“en atelier”").selectOption("Listed");
  await part.getByRole("button", { name: "Make all 2 tags" }).click();
  await expect(part.getByLabel("“Fiançailles”")).toHaveValue("tag");
  await expect(part.getByLabel("“Solitaires”")).toHaveValue("tag");
  await expect(part.getByLabel("“Accueil”")).toHaveValue("leave-out");
  await expect(apply).toBeDisabled();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await part.getByRole("button", { name: "Update preview" }).click();
  await expect(part.getByRole("button", { name: "New 3" })).toBeVisible();
  await apply.click();
  await expect(notice(page)).toContainText("Spreadsheet imported");
  expect(await pieces()).toMatchObject([
    { name: "Bague Braise", price: "1650.00", isActive: true },
    { name: "Clou Étoile", price: "45.00", isActive: true },
    { name: "Épingle Lune", price: "218.90", isActive: false },
  ]);
  const missing = part.getByRole("listitem").filter({ hasText: "photos.invalid" });
  await expect(missing).toContainText("3 photos of 2 pieces: Bague Braise, Épingle Lune.");
  await part.getByRole("button", { name: "Try these photos again" }).click();
  await expect(notice(page)).toContainText("0 photos added, 3 still missing.");
  await expectAccessible(page);
  await part.getByRole("button", { name: "Undo this import" }).click();
  await expect(notice(page)).toContainText("Import undone");
  expect(await pieces()).toEqual([]);
});
