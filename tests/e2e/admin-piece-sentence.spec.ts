import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openAllFields } from "./open-all-fields.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const SAID = "braid ring sterling nine grams size six and a quarter rhodium ninety five dollars";

test("reads a piece from one sentence, shows what visitors will see, and creates it @phone", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin?edit=new");
  const panel = page.getByRole("dialog", { name: "Add New Product" });
  const rows = panel.locator(".ledger-row");
  await panel.getByLabel("Say what it is").fill(SAID);
  await expect(rows).toContainText([
    "NameBraid ring",
    "Price$95.00",
    "MetalSterling silver, 9 g",
    "StonesNone",
    "Ring sizeUS 6¼",
    "CategoryRings",
    "StateAvailable, 1 piece",
    "Not readrhodium",
  ]);
  await expect(panel.locator(".is-unread")).toHaveText("rhodium");
  await expect(panel.getByRole("button", { name: "Create Product" })).toHaveAccessibleDescription(
    "Visitors will see: Braid ring, sterling silver, 9 g, US 6¼, $95.00. Available, 1 piece.",
  );
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Put “rhodium” into the description" }).click();
  await expect(panel.getByText("Not read")).toHaveCount(0);
  // Each row leads to its field; what is written there stays.
  await panel.getByRole("button", { name: "Change price" }).click();
  await expect(panel.getByLabel("Price", { exact: true })).toBeFocused();
  await panel.getByLabel("Price", { exact: true }).fill("110");
  await panel.getByRole("button", { name: "Done with price" }).click();
  // It is a draft on this device.
  await expect(page.getByText(/Draft kept on this device/)).toBeVisible();
  await page.reload();
  await expect(panel.getByLabel("Say what it is")).toHaveValue(SAID);
  await expect(rows).toContainText(["Braid ring", "$110.00"]);
  await panel.getByRole("button", { name: "Create Product" }).click();
  await expect(page.getByRole("dialog", { name: "Braid ring is live" })).toBeVisible();
  const [piece] = await (await shop.artisan.get("/api/products?search=braid+ring")).json();
  expect(piece).toMatchObject({
    name: "Braid ring",
    price: "110.00",
    weight: "9.00",
    ringSize: 6.25,
    description: "Rhodium.",
    metals: [{ alloy: "sterling-silver" }],
  });
});

test("saves the last words though they were not read yet, and says what is missing in its row @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin?edit=new");
  const panel = page.getByRole("dialog", { name: "Add New Product" });
  const line = panel.getByLabel("Say what it is");
  await line.fill("Tern pin, bronze");
  await page.keyboard.press("Control+s");
  await expect(panel.getByText("Price is required")).toBeVisible();
  await expect(panel.getByLabel("Price", { exact: true })).toBeFocused();
  await line.fill("Tern pin, bronze, 110");
  await expect(panel.locator(".ledger-row").nth(1)).toContainText("$110.00 Please check it.");
  await line.fill("Tern pin, bronze, $120");
  await page.keyboard.press("Control+s");
  await expect(notice(page)).toContainText("Product created successfully!");
  const [piece] = await (await shop.artisan.get("/api/products?search=tern+pin")).json();
  expect(piece).toMatchObject({ price: "120.00", metals: [{ alloy: "bronze" }] });
});

test("keeps what the sentence said in the form with all fields @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin?edit=new");
  const panel = page.getByRole("dialog", { name: "Add New Product" });
  await panel.getByLabel("Say what it is").fill("Plover ring, 14 k, $900, size 7");
  await openAllFields(panel);
  await expect(panel.getByLabel("Product Name")).toBeFocused();
  await expect(panel.getByLabel("Product Name")).toHaveValue("Plover ring");
  await expect(panel.getByLabel("Metals and their weight")).toHaveValue("14k gold");
  await expect(panel.getByLabel("Ring size", { exact: true })).toHaveValue("7");
  await panel.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(panel).toBeHidden();
});

test("changes a piece by the same sentence @desktop", async ({ page }) => {
  const { id } = await create(shop.artisan, "/api/products", { name: "Heron ring", price: "95" });
  await openDesk(page, shop, `/admin?edit=${id}`);
  const panel = page.getByRole("dialog", { name: "Heron ring" });
  await panel.getByLabel("Say what changed").fill("now 120, sold");
  await expect(panel.locator(".ledger-row")).toContainText(["Price$120.00", "StateSold"]);
  await expect(panel.getByLabel("Price", { exact: true })).toHaveValue("120.00");
  await panel.getByRole("button", { name: "Save Changes" }).click();
  await expect(notice(page)).toContainText("Product updated successfully!");
  const piece = await (await shop.artisan.get(`/api/products/${id}`)).json();
  expect(piece).toMatchObject({
    name: "Heron ring",
    price: "120.00",
    availability: "sold",
    stock: 0,
  });
});
