import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openAllFields } from "./open-all-fields.ts";

const photographs = fileURLToPath(new URL("../../sample/photographs/", import.meta.url));
const photo = path.join(photographs, "moonstone-cabochon-ring-1.jpg");

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test("lists a piece from its photo, with what the last one had @phone", async ({ page }) => {
  await openDesk(page, shop, "/admin");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add New" }).tap();
  await (await chooser).setFiles([photo]);
  const panel = page.getByRole("dialog", { name: "Add New Product" });
  // Its photo moves the fields while it comes in.
  await expect(panel.getByRole("button", { name: /^Photo 1/ })).toBeVisible();
  await openAllFields(panel);
  await panel.getByLabel("Product Name").tap();
  await page.keyboard.type("Ring of leaves");
  await panel.getByLabel("Price").tap();
  await expect(panel.getByLabel("Price")).toBeFocused();
  await page.keyboard.type("125");
  await expect(panel.getByRole("radio", { name: "Rings", exact: true })).toBeChecked();
  await expect(panel.getByText("Suggested from the name. Choose another")).toBeVisible();
  await panel.getByRole("button", { name: /^Same as last time/ }).tap();
  await expect(panel.getByLabel("Materials")).not.toHaveValue("");
  await expect(panel.getByRole("radio", { name: "Rings", exact: true })).toBeChecked();
  await expect(panel.getByLabel("Description")).toBeHidden();
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Create Product" }).tap();
  const live = page.getByRole("dialog", { name: "Ring of leaves is live" });
  await expect(live).toContainText("$125.00");
  await expect(live).toContainText("Visitors can see it now.");
  const [piece] = (await (await shop.artisan.get("/api/products?search=leaves")).json()) as {
    images: string[];
    sku: string;
  }[];
  expect(piece).toMatchObject({ price: "125.00", isActive: true });
  expect(piece?.images).toHaveLength(1);
  expect(piece?.sku).toMatch(/^FG-[A-Z]{2}-\d{4}$/);

  await live.getByRole("button", { name: "Close" }).tap();

  // The photos were those of the new piece, and of no other that is opened next.
  await page.getByRole("button", { name: "Laurel Brooch", exact: true }).tap();
  const other = page.getByRole("dialog", { name: "Laurel Brooch" });
  await expect(other.getByLabel("Product Name")).toHaveValue("Laurel Brooch");
  const [brooch] = (await (await shop.artisan.get("/api/products?search=laurel")).json()) as {
    images: string[];
  }[];
  const tiles = other.getByRole("list", { name: "Photos" }).getByRole("button", {
    name: /^Photo \d/,
  });
  await expect(tiles).toHaveCount(brooch?.images.length ?? 0);
  await expect(other.getByRole("meter")).toHaveCount(0);
});

test("offers what comes next once a piece is live @phone", async ({ page }) => {
  await openDesk(page, shop, "/admin?edit=new");
  const panel = page.getByRole("dialog", { name: "Add New Product" });
  await openAllFields(panel);
  await panel.getByLabel("Product Name").fill("Sprig Pin");
  await panel.getByLabel("Price").fill("80");
  const materials = panel.getByLabel("Materials");
  await materials.fill("Sterling silver");
  await expect(panel.getByRole("radio", { name: "Pins" })).toBeChecked();
  // What was chosen by hand stays.
  await panel.getByRole("radio", { name: "Necklaces" }).check();
  await panel.getByLabel("Product Name").fill("Sprig Ring");
  await materials.fill("Silver");
  await expect(panel.getByText("Suggested from the name. Choose another")).toBeHidden();
  await panel.getByLabel("Product Name").fill("Sprig Pin");
  await panel.getByRole("button", { name: "Create Product" }).click();
  await expect(notice(page)).toContainText("Product created successfully!");
  const live = page.getByRole("dialog", { name: "Sprig Pin is live" });
  await expect(live.getByRole("link", { name: "View" })).toHaveAttribute(
    "href",
    /\/products\/\d+$/,
  );
  await expect(live.getByRole("button", { name: "Share" })).toBeVisible();
  await expect(live.getByRole("listitem")).toContainText([
    "No photos yet",
    "No description yet",
    "Shown first in Necklaces",
  ]);
  await expectAccessible(page);
  await live.getByRole("button", { name: "Add a description" }).click();
  const edited = page.getByRole("dialog", { name: "Sprig Pin", exact: true });
  await edited.getByLabel("Description").fill("A sprig of thyme.");
  await edited.getByRole("button", { name: "Save Changes" }).click();
  await expect(live.getByRole("listitem")).toContainText(["No photos yet", "Shown first"]);
  // The materials copied from the last piece suggest no category before there is a name.
  const suggested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("suggested-details?name=&")) suggested.push(request.url());
  });
  await live.getByRole("button", { name: "Add another" }).click();
  await openAllFields(panel);
  await expect(panel.getByRole("radio", { name: "Necklaces" })).toBeChecked();
  await expect(materials).toHaveValue("");
  expect(suggested).toEqual([]);
  await panel.getByLabel("Product Name").fill("Sterling silver opal ring, size 6½");
  await panel.getByLabel("Price").fill("320");
  await expect(panel.getByText(/^Visitors will see:/)).toHaveText(
    "Visitors will see: Sterling silver opal ring, size 6½, sterling silver, opal, US 6½, $320.00. Available, 1 piece.",
  );
  await expect(panel.getByRole("radio", { name: "Sterling silver" })).toBeChecked();
  // What is chosen goes before the name.
  await panel.getByRole("radio", { name: "14k gold" }).check();
  await expect(panel.getByText(/^Visitors will see:/)).toContainText("14k gold, opal");
  await materials.fill("");
  await panel.getByLabel("Product Name").fill("Silver link bracelet");
  await expect(panel.getByText(/^Visitors will see:/)).toHaveText(
    "Visitors will see: Silver link bracelet, sterling silver, $320.00. Available, 1 piece.",
  );
  await expect(panel.getByRole("radio", { name: "Bracelets" })).toBeChecked();
  await panel.getByRole("button", { name: "Create Product" }).click();
  await page
    .getByRole("dialog", { name: "Silver link bracelet is live" })
    .getByText("Sterling silver, $320.00, in Bracelets.")
    .waitFor();
});

test("leaves nothing of a piece to the next one when its suggestions come late @phone", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin?edit=new");
  const panel = page.getByRole("dialog", { name: "Add New Product" });
  await openAllFields(panel);
  await page.route("**/api/inventory/suggested-details?name=Opal*", async (route) => {
    await page.waitForTimeout(800);
    await route.continue();
  });
  await page.route("**/api/products", async (route) => {
    await page.waitForTimeout(1200);
    await route.continue();
  });
  const asked = page.waitForRequest(/suggested-details\?name=Opal/);
  await panel.getByLabel("Product Name").fill("Opal Necklace");
  await panel.getByLabel("Price", { exact: true }).fill("480");
  await asked;
  await panel.getByRole("button", { name: "Create Product" }).click();
  const live = page.getByRole("dialog", { name: "Opal Necklace is live" });
  await live.getByRole("button", { name: "Add another" }).click();
  await openAllFields(panel);
  await expect(panel.getByLabel("Product Name")).toBeVisible();
  await expect(panel.getByText(/Unsaved changes/)).toBeHidden();
  await expect(panel.getByLabel("Stones")).toHaveValue("");
  await panel.getByRole("button", { name: "Close" }).click();
  // Nor is what the shop filled in itself an unsaved change of the piece.
  await page.getByRole("button", { name: "Opal Necklace", exact: true }).click();
  const edited = page.getByRole("dialog", { name: "Opal Necklace", exact: true });
  await expect(edited.getByLabel("Product Name")).toHaveValue("Opal Necklace");
  await expect(edited.getByText(/Unsaved changes/)).toBeHidden();
});

test.describe("a piece made on two desks at once", () => {
  test.use({ allowedErrors: /409/ });

  test("gets the next SKU when the one filled in was taken meanwhile @phone", async ({ page }) => {
    await openDesk(page, shop, "/admin?edit=new");
    const panel = page.getByRole("dialog", { name: "Add New Product" });
    await openAllFields(panel);
    await panel.getByText("More details").click();
    const sku = panel.getByLabel("SKU");
    await expect(sku).not.toHaveValue("");
    const taken = await sku.inputValue();
    await shop.artisan.post("/api/products", {
      data: { name: "Elsewhere", price: "9", sku: taken },
    });
    await panel.getByLabel("Product Name").fill("Here");
    await panel.getByLabel("Price", { exact: true }).fill("9");
    await panel.getByRole("button", { name: "Create Product" }).click();
    await expect(notice(page)).toContainText(`The sku “${taken}” is already used by “Elsewhere”.`);
    await expect(sku).not.toHaveValue(taken);
    await panel.getByRole("button", { name: "Create Product" }).click();
    await expect(page.getByRole("dialog", { name: "Here is live" })).toBeVisible();
  });
});

test("builds the price of a piece before it is saved, and hides one that was not ready @phone", async ({
  page,
}) => {
  await shop.artisan.put("/api/metal-prices", { data: { gold: "2000" } });
  await openDesk(page, shop, "/admin?edit=new&name=Ring+of+two+leaves");
  const panel = page.getByRole("dialog", { name: "Add New Product" });
  await openAllFields(panel);
  await expect(panel.getByLabel("Product Name")).toHaveValue("Ring of two leaves");
  await panel.getByText("More details").click();
  await panel.getByLabel("Metals").fill("18k yellow gold 10 g");
  await panel.getByText("How the price is built").click();
  await panel.getByLabel("Hours").fill("two");
  await panel.getByLabel("Dollars an hour").fill("50");
  await panel.getByLabel("Mark-up").fill("100");
  await panel.getByLabel("Price", { exact: true }).fill("1");
  await panel.getByRole("button", { name: "Create Product" }).click();
  await expect(panel.getByLabel("Hours")).toBeFocused();
  await panel.getByLabel("Hours").fill("2");
  // 10 g × 0.750 × $2,000 ÷ 31.1034768 g is $482.26; with $100.00 of labor, twice that.
  await panel.getByRole("button", { name: "Use $1,165.00" }).click();
  await expectAccessible(page);
  // The draft has all of it.
  await page.reload();
  await expect(panel.getByLabel("Dollars an hour")).toHaveValue("50");
  await panel.getByRole("button", { name: "Create Product" }).click();
  const live = page.getByRole("dialog", { name: "Ring of two leaves is live" });
  await expect(live).toBeVisible();
  const [piece] = (await (await shop.artisan.get("/api/products?search=two+leaves")).json()) as {
    id: number;
    price: string;
  }[];
  expect(piece?.price).toBe("1165.00");
  const built = await shop.artisan.get(`/api/products/${piece?.id}/pricing`);
  expect(await built.json()).toMatchObject({ hours: "2", rate: "50.00", markup: "100" });
  await live.getByRole("button", { name: "Hide it" }).click();
  await expect(live).toBeHidden();
  const hidden = await shop.artisan.get(`/api/products/${piece?.id}`);
  expect(await hidden.json()).toMatchObject({ isActive: false });
});
