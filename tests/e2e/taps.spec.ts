import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

const photo = fileURLToPath(
  new URL("../../sample/photographs/moonstone-cabochon-ring-1.jpg", import.meta.url),
);

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const listen = () =>
  addEventListener(
    "pointerdown",
    () => void Reflect.apply(Reflect.get(window, "countTap"), null, []),
    true,
  );

/** Counts the taps of a page and of those it leads to. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction("countTap", () => (taps += 1));
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => taps;
}

test.describe("in few taps", { tag: "@phone" }, () => {
  test("a visitor comes from home to the rings, and finds silver under $200", async ({ page }) => {
    await openPage(page, `${shop.baseURL}/`);
    const taps = await countTaps(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Rings/ })
      .first()
      .tap();
    await expect(page.getByRole("region", { name: "Pieces" })).toContainText("6 pieces");
    expect(taps()).toBe(1);
    // From any page.
    await page.getByRole("banner").getByRole("button", { name: "Search" }).tap();
    await page.keyboard.type("silver under $200");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Remove filter: Under $200" })).toBeVisible();
    // The key of the keyboard on the screen is a tap, too.
    expect(taps() + 1).toBe(3);
  });

  test("an inquiry is answered", async ({ page }) => {
    await create(shop.artisan, "/api/inquiries/recorded", {
      source: "phone",
      name: "Ben Carter",
      phone: "(434) 555-0187",
      message: "Could you make it in gold?",
    });
    await openDesk(page, shop, "/admin");
    const taps = await countTaps(page);
    await page.getByRole("navigation", { name: "Admin, main" }).getByText("To-Do List").tap();
    await page.getByRole("link", { name: "Answer Ben Carter" }).tap();
    await expect(page.getByRole("textbox", { name: "Reply to Ben" })).toBeFocused();
    await page.keyboard.type("Yes, gladly.");
    await page.getByRole("button", { name: "Send reply" }).tap();
    await expect(notice(page)).toContainText("Posted on Ben’s page. Not emailed.");
    expect(taps()).toBe(3);
  });

  test("a piece with one photo is listed", async ({ page }) => {
    await openDesk(page, shop, "/admin");
    const taps = await countTaps(page);
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Add New" }).tap();
    await (await chooser).setFiles([photo]);
    const panel = page.getByRole("dialog", { name: "Add New Product" });
    await expect(panel.getByRole("button", { name: /^Photo 1/ })).toBeVisible();
    await expect(panel.getByLabel("Say what it is")).toBeFocused();
    await page.keyboard.type("ring of ivy sterling size seven one hundred twenty five dollars");
    await panel.getByRole("button", { name: "Create Product" }).tap();
    await expect(page.getByRole("dialog", { name: "Ring of ivy is live" })).toBeVisible();
    // The phone's own picker takes two: the photo, and Done.
    expect(taps() + 2).toBe(4);
  });

  test("a piece is marked as sold", async ({ page }) => {
    await openDesk(page, shop, "/admin?search=laurel");
    const taps = await countTaps(page);
    const status = page.getByLabel("Status of Laurel Brooch");
    await status.tap();
    await status.selectOption("Sold");
    await expect(notice(page)).toContainText("Sold");
    // The choice in the phone's own list.
    expect(taps() + 1).toBe(2);
  });

  test("an order goes from its deposit to delivered", async ({ page }) => {
    await create(shop.artisan, "/api/orders", {
      customerName: "Ana Castillo",
      customerEmail: "ana@example.com",
      delivery: "shipping",
      deposit: "300.00",
      shippingAddress: {
        line1: "12 Frederick Street",
        city: "Staunton",
        state: "VA",
        postalCode: "24401",
        country: "USA",
      },
      items: [{ title: "Custom ring", price: "900.00", quantity: 1 }],
    });
    await openDesk(page, shop, "/admin/dashboard");
    const taps = await countTaps(page);
    const row = page.getByRole("listitem").filter({ hasText: "Ana Castillo" });
    await row.getByRole("button", { name: /^Record deposit/ }).tap();
    const deposit = page.getByRole("dialog");
    await expect(deposit.getByLabel("Amount, US dollars")).toHaveValue("300.00");
    await deposit.getByRole("button", { name: "Record payment" }).tap();
    await row.getByRole("button", { name: "Start Preparation" }).tap();
    await row.getByRole("button", { name: "Mark as Shipped" }).tap();
    const ship = page.getByRole("dialog", { name: "Mark as shipped?" });
    await expect(ship).toContainText("$600.00 is still owed.");
    await ship.getByLabel("Tracking number").tap();
    await page.keyboard.type("1Z999");
    await ship.getByRole("button", { name: "Ship it anyway" }).tap();
    await row.getByRole("button", { name: "Mark Delivered" }).tap();
    await expect(row).toHaveCount(0);
    expect(taps()).toBe(7);
  });

  test("a sale goes from its deposit to its pickup on its own screen", async ({ page }) => {
    const { id } = await create(shop.artisan, "/api/orders", {
      customerName: "Bea Brook",
      customerEmail: "bea@example.com",
      delivery: "pickup",
      deposit: "300.00",
      items: [{ title: "Custom ring", price: "900.00", quantity: 1 }],
    });
    await openDesk(page, shop, `/admin/orders/${id}`);
    const taps = await countTaps(page);
    await page.getByRole("button", { name: "Record deposit" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Record payment" }).tap();
    for (const step of ["Start Preparation", "Ready for Pickup", "Picked Up"]) {
      await page.getByRole("button", { name: step }).tap();
      await expect(page.getByRole("button", { name: step })).toHaveCount(0);
    }
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Bea Brook has");
    expect(taps()).toBe(5);
  });

  test("prices follow gold", async ({ page }) => {
    await shop.artisan.put("/api/metal-prices", { data: { gold: "2000", silver: "30" } });
    await create(shop.artisan, "/api/products", {
      name: "Marigold Ring",
      price: "500.00",
      stock: 1,
      metals: "22k yellow gold 10 g",
    });
    await shop.artisan.put("/api/metal-prices", { data: { gold: "2200" } });
    await openDesk(page, shop, "/admin/dashboard");
    const taps = await countTaps(page);
    await page.getByRole("button", { name: /^Change \d+ prices?$/ }).tap();
    await expect(notice(page)).toContainText(/prices? changed/);
    expect(taps()).toBe(1);
  });
});
