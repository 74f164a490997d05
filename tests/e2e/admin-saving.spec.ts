import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openAllFields } from "./open-all-fields.ts";

const photograph = fileURLToPath(
  new URL("../../sample/photographs/hammered-gold-band-2.jpg", import.meta.url),
);

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const panelOf = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

// Without a network, pictures that were still on their way do not come either.
test.use({ allowedErrors: /409|ERR_INTERNET_DISCONNECTED|ERR_FAILED|A picture did not load/ });

test("a save that fails keeps what was typed, and waits for photos that failed @phone", async ({
  page,
}) => {
  await create(shop.artisan, "/api/products", { name: "Owner", price: 1, sku: "TAKEN-1" });
  await openDesk(page, shop, "/admin?edit=new");
  const panel = panelOf(page, "Add New Product");
  await openAllFields(panel);
  await page.route("**/api/media", (route) => route.abort("failed"));
  await panel.getByLabel("Add to Photos").setInputFiles(photograph);
  await panel.getByLabel("Product Name").fill("Greenwood Ring");
  await panel.getByLabel("Price", { exact: true }).fill("20");
  await panel.getByRole("button", { name: "Create Product" }).click();
  await expect(panel.getByText("Upload the photo again or remove it, then save.")).toBeVisible();
  await page.unroute("**/api/media");
  await panel.getByRole("button", { name: /again/i }).click();

  await panel.getByText("More details").click();
  await panel.getByLabel("SKU").fill("TAKEN-1");
  await panel.getByRole("button", { name: "Create Product" }).click();
  await expect(notice(page).getByRole("alert")).toContainText("Failed to create product");
  await expect(notice(page)).toContainText(/409: .*TAKEN-1/);
  // The message covers no button that saves.
  const toast = await page.locator(".toast").boundingBox();
  const save = await panel.locator(".side-panel-save").boundingBox();
  expect(toast && toast.y + toast.height).toBeLessThanOrEqual(save?.y ?? 0);
  await expect(panel.getByLabel("Product Name")).toHaveValue("Greenwood Ring");
  await panel.getByLabel("SKU").fill("FREE-1");
  await panel.getByRole("button", { name: "Create Product" }).click();
  await expect(notice(page)).toContainText("Product created successfully!");
  const found = await shop.artisan.get("/api/products?search=greenwood");
  const [piece] = (await found.json()) as { images: string[] }[];
  expect(piece?.images).toHaveLength(1);
});

test("nothing is lost without a network, when the page is closed, or when another saves first @phone", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { id } = await create(shop.artisan, "/api/products", {
    name: "Crozet Studs",
    price: "90.00",
    stock: 1,
  });
  const read = async () => (await shop.artisan.get(`/api/products/${id}`)).json();
  await openDesk(page, shop, `/admin?edit=${id}`);
  const panel = panelOf(page, "Crozet Studs");
  await test.step("a draft is kept on the device", () => keepDraft(page, panel));
  expect(await read()).toMatchObject({ description: "Two small suns." });
  await page.getByRole("button", { name: "Crozet Studs", exact: true }).click();
  await expect(panel.getByText(/unsaved draft/)).toHaveCount(0);

  await panel.getByLabel("Price", { exact: true }).fill("120");
  const elsewhere = { price: "110.00", materials: "9k gold" };
  await shop.artisan.put(`/api/products/${id}`, { data: elsewhere });
  await test.step("both versions are shown", () => chooseVersion(page, panel));
  expect(await read()).toMatchObject({ price: "120.00", materials: "9k gold" });
});

async function keepDraft(page: Page, panel: Locator): Promise<void> {
  await panel.getByLabel("Description").fill("Two small suns.");
  await page.context().setOffline(true);
  await panel.getByRole("button", { name: "Save Changes" }).click();
  await expect(notice(page).getByRole("alert")).toContainText("Failed to update product");
  await expect(notice(page)).toContainText("Couldn’t reach your shop");
  await expect(panel.getByLabel("Description")).toHaveValue("Two small suns.");
  await expect(panel.getByText(/Draft kept on this device, /)).toBeVisible();
  await page.context().setOffline(false);

  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(panel.getByText(/We kept an unsaved draft from/)).toBeVisible();
  await expect(panel.getByLabel("Description")).toHaveValue("Two small suns.");
  await panel.getByRole("button", { name: "Save Changes" }).click();
  await expect(notice(page)).toContainText("Product updated successfully!");
}

async function chooseVersion(page: Page, panel: Locator): Promise<void> {
  await panel.getByRole("button", { name: "Save Changes" }).click();
  const conflict = page.getByRole("dialog", { name: "Changed elsewhere" });
  const price = conflict.getByRole("group", { name: "Price" });
  await expect(price.getByRole("radio", { name: /Yours \$120.00/ })).toBeChecked();
  await expect(price.getByRole("radio", { name: /elsewhere \$110.00/ })).not.toBeChecked();
  const materials = conflict.getByRole("group", { name: "Materials" });
  await expect(materials.getByRole("radio", { name: /elsewhere 9k gold/ })).toBeChecked();
  await expectAccessible(page);

  await conflict.getByRole("button", { name: "Back to the form" }).click();
  await expect(panel.getByLabel("Price", { exact: true })).toHaveValue("120");
  await panel.getByRole("button", { name: "Save Changes" }).click();
  await conflict.getByRole("button", { name: "Save this version" }).click();
  await expect(notice(page)).toContainText("Product updated successfully!");
}

test("a key pressed while a field's answer arrives is not lost @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/orders/1");
  const number = page.getByLabel("Tracking number");
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const typed = "0123456789abcdefghijklmnopqrstuv";
  for (const carrier of ["UPS", "USPS", "FedEx", "DHL"]) {
    await number.fill("");
    await page.getByLabel("Carrier").fill(carrier);
    await number.focus();
    await page.keyboard.type(typed, { delay: 2 });
    await expect(notice(page)).toContainText("Tracking saved");
    await expect(number).toHaveValue(typed);
  }
});
