import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";
import { pressInRow, setStatus, showBoxes } from "./piece-rows.ts";

const photographs = fileURLToPath(new URL("../../sample/photographs/", import.meta.url));
const three = [
  "moonstone-cabochon-ring-1.jpg",
  "moonstone-cabochon-ring-2.jpg",
  "hammered-gold-band-1.jpg",
].map((file) => path.join(photographs, file));

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("adds a piece with three photos, which is shown, hidden, listed, sold and restored", async ({
  page,
}, { project }) => {
  test.setTimeout(90_000);
  await openDesk(page, shop, "/admin");
  await page.getByRole("button", { name: "Add New" }).click();
  const panel = page.getByRole("dialog", { name: "Add New Product" });
  await expect(panel.getByLabel("Product Name")).toBeFocused();
  if (project.name === "phone") await panel.getByText("More details").click();
  await expect(panel.getByLabel("Stock")).toHaveValue("1");
  await panel.getByLabel("Add to Photos").setInputFiles(three);
  await panel.getByLabel("Product Name").fill("Tidewater Moonstone");
  await panel.getByLabel("Price").fill("412.50");
  await panel.getByRole("radio", { name: "Rings", exact: true }).check();
  await panel.getByLabel("Materials").fill("sterling silver");
  const silver = panel.getByRole("button", { name: "Silver", exact: true });
  await expect(silver).toHaveAttribute("aria-pressed", "true");
  // Saving waits for the pictures by itself.
  await panel.getByRole("button", { name: "Create Product" }).click();
  await expect(notice(page)).toContainText("Product created successfully!");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Tidewater Moonstone is live" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Add New" })).toBeFocused();
  const row = rowOf(page, "Tidewater Moonstone");
  await expect(row).toContainText("$412.50");
  await expect(row).toContainText("Listed");

  const visitor = await page.context().browser()!.newContext();
  const shopWindow = await visitor.newPage();
  await openPage(shopWindow, `${shop.baseURL}/products?search=tidewater`);
  await shopWindow.getByRole("link", { name: "Tidewater Moonstone" }).first().click();
  await expect(shopWindow.getByRole("heading", { level: 1 })).toHaveText("Tidewater Moonstone");
  const address = shopWindow.url();
  const { images } = (await (
    await page.request.get(address.replace("/products/", "/api/products/"))
  ).json()) as { images: string[] };
  expect(images).toHaveLength(3);

  await pressInRow(row, "Hide");
  await expect(row).toContainText("Hidden");
  await expect(notice(page)).toContainText("Product updated successfully!");
  expect((await visitor.request.get(address)).status()).toBe(404);
  await pressInRow(row, "List");
  await expect(row).toContainText("Listed");
  await expect.poll(async () => (await visitor.request.get(address)).status()).toBe(200);

  await setStatus(row, "Sold");
  await expect(notice(page)).toContainText("Sold");
  await shopWindow.reload();
  await expect(shopWindow.getByText("Sold", { exact: true }).first()).toBeVisible();
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(row.getByLabel(/Status of/)).toHaveValue("available");
  await expect(notice(page)).toContainText("Tidewater Moonstone is as it was.");
  await shopWindow.reload();
  await expect(shopWindow.getByText("Sold", { exact: true })).toHaveCount(0);

  await pressInRow(row, "Delete");
  await expect(notice(page)).toContainText("Product deleted successfully!");
  await expect(row).toHaveCount(0);
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(row).toHaveCount(1);
  await visitor.close();
});

test("the status select sets the stock to 1 or 0", { tag: "@desktop" }, async ({ page }) => {
  await openDesk(page, shop, "/admin?search=laurel");
  const status = page.getByLabel("Status of Laurel Brooch");
  const stockOf = async () => {
    const [piece] = (await (await shop.artisan.get("/api/products?search=laurel")).json()) as {
      stock: number;
    }[];
    return piece?.stock;
  };
  await status.selectOption("Sold");
  await expect.poll(stockOf).toBe(0);
  await status.selectOption("Available");
  await expect.poll(stockOf).toBe(1);
});

test.describe("a refused change", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /422|503/ });
  test("is shown at once, reverted visibly and explained", async ({ page }) => {
    await openDesk(page, shop, "/admin?search=cuff");
    const row = rowOf(page, "Forged Gold Cuff");
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/api/products/*", async (route) => {
      if (route.request().method() !== "PUT") return route.fallback();
      await held;
      return route.fulfill({
        status: 503,
        json: { message: "The bench is busy.", error: "The bench is busy." },
      });
    });
    await row.getByRole("button", { name: "Hide" }).click();
    await expect(row).toContainText("Hidden");
    answer();
    await expect(row).toContainText("Listed");
    await expect(notice(page).getByRole("alert")).toContainText("Failed to update product");
    await expect(notice(page)).toContainText("503: The bench is busy.");
    await expect(row).toHaveAttribute("data-failed", "");
  });
});

test.describe("without a response", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /500|404|did not load/ });
  test("deleting, exporting and rebuilding report the failure", async ({ page }) => {
    await openDesk(page, shop, "/admin?search=cuff");
    const failed = { status: 500, json: { message: "Out of order.", error: "Out of order." } };
    await page.route(/products\/\d+$|data\/(export|rebuild-index)$/, (route) =>
      route.request().resourceType() === "fetch" ? route.fulfill(failed) : route.fallback(),
    );
    await page.getByRole("button", { name: "Delete Forged Gold Cuff" }).click();
    await expect(notice(page)).toContainText("Failed to delete product");
    await expect(notice(page)).toContainText("500: Out of order.");
    await expect(rowOf(page, "Forged Gold Cuff")).toBeVisible();
    await page.getByRole("button", { name: "Export Data" }).click();
    await expect(notice(page)).toContainText("Failed to export data");
    await page.getByRole("button", { name: "Rebuild Index" }).click();
    await expect(notice(page)).toContainText("Failed to rebuild index");
  });

  test("replaces a picture that cannot be loaded by a star", async ({ page }) => {
    await page.route("**/media/**", (route) => route.fulfill({ status: 404 }));
    await openDesk(page, shop, "/admin?search=cuff");
    await expect(rowOf(page, "Forged Gold Cuff").locator(".thumb-star")).toBeVisible();
  });
});

test("marketplace and social-platform setup link to the platforms @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin");
  const setup = page.getByRole("link", { name: "Social-platform setup" });
  await expect(setup).toHaveAttribute("href", "/admin/platforms");
  await page.getByRole("link", { name: "Marketplace setup" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Platforms");
});

test("the figures update after each action", { tag: "@desktop" }, async ({ page }) => {
  await openDesk(page, shop, "/admin");
  const hidden = page.locator(".stats-line > div").filter({ hasText: "Hidden" }).locator("dd");
  const before = Number(await hidden.textContent());
  const row = rowOf(page, "Pearl Drop Earrings");
  await row.getByRole("button", { name: "Hide" }).click();
  await expect(hidden).toHaveText(String(before + 1));
  await expect(page.getByText("Orders Today")).toBeVisible();
  await expect(page.getByText("Revenue Today")).toBeVisible();
});

test(
  "each button of the database card works below the pieces",
  {
    tag: "@desktop",
  },
  async ({ page }) => {
    await openDesk(page, shop, "/admin");
    const tools = page.getByRole("region", { name: "Database" });
    const first = page.locator("tr[data-row]").first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan(300);
    await tools.getByRole("button", { name: "Rebuild Index" }).click();
    await expect(notice(page)).toContainText("Search index rebuilt");
    const download = page.waitForEvent("download");
    await tools.getByRole("button", { name: "Export Data" }).click();
    expect((await download).suggestedFilename()).toBe("designer-goldsmith-data.xlsx");
    await expect(notice(page)).toContainText("Data exported successfully");
  },
);

test("moves the focus to the next row after deleting one by keyboard @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin?search=bracelet&sort=name");
  const name = page.locator(".row-name");
  await expect(name.nth(1)).toBeVisible();
  const [first, second] = await name.allTextContents();
  await page.getByRole("button", { name: `Delete ${first}` }).focus();
  await page.keyboard.press("Enter");
  await expect(notice(page)).toContainText("Product deleted successfully!");
  await expect(page.getByRole("button", { name: second, exact: true })).toBeFocused();
});

test("the check boxes of the table are 24 px, and their targets 44 px", async ({ page }) => {
  await openDesk(page, shop, "/admin");
  await showBoxes(page);
  const box = page.locator("tr[data-row]").getByRole("checkbox").first();
  const drawn = await box.boundingBox();
  expect(Math.min(drawn?.width ?? 0, drawn?.height ?? 0)).toBeGreaterThanOrEqual(24);
  const target = await box.locator("..").boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await box.locator("..").click({ position: { x: 40, y: 40 } });
  await expect(box).toBeChecked();
});
