import { expect, test } from "#tests/support/browser-test.ts";
import { openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test("finds a piece, an order and a screen by keyboard", async ({ page }) => {
  await openDesk(page, shop, "/admin/trash");
  const palette = page.getByRole("dialog", { name: "Find anything" });
  const field = palette.getByRole("combobox", { name: "Find anything" });
  const open = async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");
  };
  await open();
  await page.keyboard.type("moonstone");
  const piece = palette.getByRole("option", { name: /^Moonstone Cabochon Ring/ });
  await expect(piece).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\?edit=\d+/);
  await expect(page.getByRole("dialog", { name: "Moonstone Cabochon Ring" })).toBeVisible();

  await openDesk(page, shop, "/admin/trash");
  await open();
  await page.keyboard.type("order 1");
  await palette.getByRole("option", { name: /^Order 1/ }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/1$/);
  await expect(palette).toBeHidden();

  const orders = await (await shop.artisan.get("/api/orders")).json();
  const { id, customerName } = orders[0];
  await open();
  await page.keyboard.type(customerName);
  await expect(palette.getByRole("option", { name: `Order ${id}` })).toBeVisible();
  // Last, once all is found.
  await expect(palette.getByRole("option", { name: /^Add a piece/ })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`Order ${id},`);

  await open();
  await page.keyboard.type("subscr");
  await expect(palette.getByRole("option")).toHaveText([
    "Subscribers",
    "Add a piece called “subscr”",
  ]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Subscribers" })).toBeVisible();
  await expect(palette).toBeHidden();
});

test("offers to add a piece of the name, and views what it found in the store @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/trash");
  const palette = page.getByRole("dialog", { name: "Find anything" });
  const field = palette.getByRole("combobox", { name: "Find anything" });
  const open = async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused();
  };
  await open();
  await page.keyboard.type("zzzz");
  await expect(palette).toContainText("No results for “zzzz.”");
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();

  await open();
  await page.keyboard.type("thistle stud");
  await expect(palette.getByRole("option")).toHaveText(["Add a piece called “thistle stud”"]);
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Add New Product" });
  await expect(panel.getByLabel("Product Name")).toHaveValue("thistle stud");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  await open();
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

  // Faster than the answer.
  await open();
  await page.keyboard.type("moonstone");
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL(/\/products\/\d+$/);
});

test("stays at the entry that was moved to when more is found @desktop", async ({ page }) => {
  const rows = await (await shop.artisan.get("/api/inventory?search=moonstone&limit=1")).json();
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/inventory\?search=subscr&/, async (route) => {
    await held.promise;
    await route.fulfill({ json: rows });
  });
  await openDesk(page, shop, "/admin/trash");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Find anything" });
  const screen = palette.getByRole("option", { name: "Subscribers" });
  await palette.getByRole("combobox").pressSequentially("subscr");
  await expect(screen).toBeVisible();
  await page.keyboard.press("ArrowDown");
  held.resolve();
  await expect(palette.getByRole("option").first()).toContainText("Moonstone");
  await expect(screen).toHaveAttribute("aria-selected", "true");
});
