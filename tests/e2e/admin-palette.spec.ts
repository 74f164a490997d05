import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openAllFields } from "./open-all-fields.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const paletteOf = (page: Page) => page.getByRole("dialog", { name: "Find anything" });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  const field = paletteOf(page).getByRole("combobox", { name: "Find anything" });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
}

test("the palette finds a piece, an order and a screen, and acts on what it found @desktop", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openDesk(page, shop, "/admin/trash");
  await test.step("stays at the entry that was moved to", () => findMoreLater(page));
  await test.step("offers to add a piece of the name", () => addOfName(page));
  await test.step("finds an order by number and by customer", () => findOrders(page));
  await test.step("finds a piece, and changes its price", () => findPiece(page));
  // Faster than the answer.
  await openPalette(page);
  await page.keyboard.type("moonstone");
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL(/\/products\/\d+$/);
});

async function findMoreLater(page: Page): Promise<void> {
  const rows = await (await shop.artisan.get("/api/inventory?search=moonstone&limit=1")).json();
  const held = Promise.withResolvers<void>();
  const asked = /\/api\/inventory\?search=subscr&/;
  await page.route(asked, async (route) => {
    await held.promise;
    await route.fulfill({ json: rows });
  });
  await openPalette(page);
  const palette = paletteOf(page);
  const screen = palette.getByRole("option", { name: "Subscribers" });
  await palette.getByRole("combobox").pressSequentially("subscr");
  await expect(screen).toBeVisible();
  await page.keyboard.press("ArrowDown");
  held.resolve();
  await expect(palette.getByRole("option").first()).toContainText("Moonstone");
  await expect(screen).toHaveAttribute("aria-selected", "true");
  await expect(palette.getByRole("option").last()).toHaveText("Add a piece called “subscr”");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Subscribers" })).toBeVisible();
  await expect(palette).toBeHidden();
  await page.unroute(asked);
}

async function addOfName(page: Page): Promise<void> {
  const palette = paletteOf(page);
  await openPalette(page);
  await page.keyboard.type("zzzz");
  await expect(palette).toContainText("No results for “zzzz.”");
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();

  await openPalette(page);
  await page.keyboard.type("thistle stud");
  await expect(palette.getByRole("option")).toHaveText(["Add a piece called “thistle stud”"]);
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Add New Product" });
  await openAllFields(panel);
  await expect(panel.getByLabel("Product Name")).toHaveValue("thistle stud");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
}

async function findOrders(page: Page): Promise<void> {
  const palette = paletteOf(page);
  await openPalette(page);
  await page.keyboard.type("order 1");
  await palette.getByRole("option", { name: /^Order 1/ }).click();
  // The address comes before the screen, which closes what was open over the former one.
  await expect(page.getByText("Order 1, $")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/orders\/1$/);
  await expect(palette).toBeHidden();

  const orders = await (await shop.artisan.get("/api/orders")).json();
  const { id, customerName } = orders[0];
  await openPalette(page);
  await page.keyboard.type(customerName);
  await expect(palette.getByRole("option", { name: `Order ${id}` })).toBeVisible();
  // Last, once all is found.
  await expect(palette.getByRole("option", { name: /^Add a piece/ })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(customerName);
  await expect(page.getByText(`Order ${id}, `)).toBeVisible();
}

async function findPiece(page: Page): Promise<void> {
  const palette = paletteOf(page);
  await openPalette(page);
  await page.keyboard.type("moonstone");
  const piece = palette.getByRole("option", { name: /^Moonstone Cabochon Ring/ });
  await expect(piece).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\?edit=\d+/);
  const editor = page.getByRole("dialog", { name: "Moonstone Cabochon Ring" });
  await expect(editor).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(editor).toBeHidden();

  await openPalette(page);
  await page.keyboard.type("moonstone");
  await palette
    .getByRole("option", { name: "Change the price of Moonstone Cabochon Ring" })
    .click();
  const price = page.getByLabel("Price of Moonstone Cabochon Ring, US dollars");
  await expect(price).toBeFocused();
  await price.fill("195");
  await price.press("Enter");
  await expect(
    page.getByRole("button", { name: "Change the price of Moonstone Cabochon Ring" }),
  ).toContainText("$195.00");
  await expect(page).not.toHaveURL(/price=/);
}
