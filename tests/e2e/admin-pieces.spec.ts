import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { expectLargeBoxes, pressInRow, setStatus } from "./piece-rows.ts";
import { openAllFields } from "./open-all-fields.ts";

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

test("adds a piece with three photos, which is shown, hidden, listed, sold and restored @desktop", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openDesk(page, shop, "/admin");
  await page.getByRole("button", { name: "Add New" }).click();
  const panel = page.getByRole("dialog", { name: "Add New Product" });
  await openAllFields(panel);
  await expect(panel.getByLabel("Product Name")).toBeFocused();
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

  await test.step("visitors see what is listed", () => changeWhatVisitorsSee(page));
  await pressInRow(row, "Delete");
  await expect(notice(page)).toContainText("Product deleted successfully!");
  await expect(row).toHaveCount(0);
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(row).toHaveCount(1);
});

async function changeWhatVisitorsSee(page: Page): Promise<void> {
  const row = rowOf(page, "Tidewater Moonstone");
  const found = await shop.artisan.get("/api/products?search=tidewater");
  const [piece] = (await found.json()) as { id: number; images: string[] }[];
  expect(piece?.images).toHaveLength(3);
  const visit = () => fetch(`${shop.baseURL}/products/${piece?.id}`);
  const readState = async () => />(Sold|Available)</.exec(await (await visit()).text())?.[1];

  await pressInRow(row, "Hide");
  await expect(row).toContainText("Hidden");
  await expect(notice(page)).toContainText("Product updated successfully!");
  expect((await visit()).status).toBe(404);
  await pressInRow(row, "List");
  await expect(row).toContainText("Listed");
  await expect.poll(async () => (await visit()).status).toBe(200);

  await setStatus(row, "Sold");
  await expect(notice(page)).toContainText("Sold");
  await expect.poll(readState).toBe("Sold");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(row.getByLabel(/Status of/)).toHaveValue("available");
  await expect(notice(page)).toContainText("Tidewater Moonstone is as it was.");
  await expect.poll(readState).not.toBe("Sold");
}

test("shows its figures and tools, and moves the focus on after deleting by keyboard @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin");
  const first = page.locator("tr[data-row]").first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThan(300);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await expectLargeBoxes(page);
  await expect(page.getByText("Orders Today")).toBeVisible();
  await expect(page.getByText("Revenue Today")).toBeVisible();
  const hidden = page.locator(".stats-line > div").filter({ hasText: "Hidden" }).locator("dd");
  const before = Number(await hidden.textContent());
  await rowOf(page, "Pearl Drop Earrings").getByRole("button", { name: "Hide" }).click();
  await expect(hidden).toHaveText(String(before + 1));
  await test.step("the buttons of the database card", () => pressTools(page));

  await page.getByLabel("Search pieces").fill("bracelet");
  const name = page.locator(".row-name");
  await expect(page.getByRole("button", { name: "Laurel Brooch", exact: true })).toBeHidden();
  await expect(page.getByRole("table", { name: "Products" })).toHaveAttribute("aria-busy", "false");
  const [deleted, second] = await name.allTextContents();
  await page.getByRole("button", { name: `Delete ${deleted}` }).focus();
  await page.keyboard.press("Enter");
  await expect(notice(page)).toContainText("Product deleted successfully!");
  await expect(page.getByRole("button", { name: second, exact: true })).toBeFocused();

  const setup = page.getByRole("link", { name: "Social-platform setup" });
  await expect(setup).toHaveAttribute("href", "/admin/platforms");
  await page.getByRole("link", { name: "Marketplace setup" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Platforms");
});

async function pressTools(page: Page): Promise<void> {
  const tools = page.getByRole("region", { name: "Database" });
  await tools.getByRole("button", { name: "Rebuild Index" }).click();
  await expect(notice(page)).toContainText("Search index rebuilt");
  const download = page.waitForEvent("download");
  await tools.getByRole("button", { name: "Export Data" }).click();
  expect((await download).suggestedFilename()).toBe("designer-goldsmith-data.xlsx");
  await expect(notice(page)).toContainText("Data exported successfully");
}

test.describe("a refused change", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /404|422|500|503|did not load/ });

  test("is shown at once, reverted visibly and explained, as is any other failure", async ({
    page,
  }) => {
    await page.route("**/media/**", (route) => route.fulfill({ status: 404 }));
    await openDesk(page, shop, "/admin?search=cuff");
    const row = rowOf(page, "Forged Gold Cuff");
    // A picture that cannot be loaded is replaced by a star.
    await expect(row.locator(".thumb-star")).toBeVisible();
    await test.step("hiding", () => refuseHiding(page));
    const failed = { status: 500, json: { message: "Out of order.", error: "Out of order." } };
    await page.route(/products\/\d+$|data\/(export|rebuild-index)$/, (route) =>
      route.request().resourceType() === "fetch" ? route.fulfill(failed) : route.fallback(),
    );
    await page.getByRole("button", { name: "Delete Forged Gold Cuff" }).click();
    await expect(notice(page)).toContainText("Failed to delete product");
    await expect(notice(page)).toContainText("500: Out of order.");
    await expect(row).toBeVisible();
    await page.getByRole("button", { name: "Export Data" }).click();
    await expect(notice(page)).toContainText("Failed to export data");
    await page.getByRole("button", { name: "Rebuild Index" }).click();
    await expect(notice(page)).toContainText("Failed to rebuild index");
  });
});

async function refuseHiding(page: Page): Promise<void> {
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
}
