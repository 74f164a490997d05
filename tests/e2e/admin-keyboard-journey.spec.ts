import type { Page } from "@playwright/test";
import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { tabTo } from "./tab-to.ts";

test.use(WITH_MOTION);

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test("a piece, an order and a story are made by keyboard alone @desktop", async ({ page }) => {
  test.setTimeout(180_000);
  await openDesk(page, shop, "/admin");
  await test.step("a piece is added, found again and reserved", () => reserveNewPiece(page));
  await test.step("an order is recorded, moved on and moved back", () => moveNewOrder(page));
  await test.step("a story is written and published", () => publishStory(page));
});

async function reserveNewPiece(page: Page): Promise<void> {
  const { keyboard } = page;
  // The keys work once the list is there.
  await expect(page.getByRole("button", { name: /^Edit / }).first()).toBeVisible();
  await keyboard.press("n");
  const panel = page.getByRole("dialog", { name: "Add New Product" });
  await expect(panel.getByLabel("Say what it is")).toBeFocused();
  await keyboard.type("Keyed Brooch, $240");
  await expect(panel.getByText("Pins", { exact: true })).toBeVisible();
  await keyboard.press("Control+s");
  const live = page.getByRole("dialog", { name: "Keyed Brooch is live" });
  await expect(live).toBeVisible();
  await keyboard.press("Escape");
  await expect(live).toBeHidden();

  await keyboard.press("/");
  await keyboard.type("keyed");
  await expect(page.getByRole("button", { name: /^Edit / })).toHaveCount(1);
  const state = page.getByRole("combobox", { name: "Status of Keyed Brooch" });
  await tabTo(page, state);
  await keyboard.press("r");
  const states = page.getByRole("dialog", { name: /Keyed Brooch/ });
  await expect(states.getByRole("radio", { name: /Reserved/ })).toBeFocused();
  await tabTo(page, states.getByLabel("For"));
  await keyboard.type("Ana");
  await tabTo(page, states.getByRole("button", { name: "Save" }));
  await keyboard.press("Enter");
  await expect(state).toContainText("Reserved for Ana");
  await expect(state).toBeFocused();
}

/** Opens what has this name by the palette. */
async function goTo(page: Page, text: string): Promise<void> {
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Find anything" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type(text);
  // The last one says that what is shown is of the whole text.
  await expect(palette.getByRole("option").last()).toContainText(`“${text}”`);
  await expect(palette.getByRole("option", { selected: true })).toHaveText(text);
  await page.keyboard.press("Enter");
}

async function moveNewOrder(page: Page): Promise<void> {
  const { keyboard } = page;
  await goTo(page, "New order");
  await expect(page).toHaveURL(/\/admin\/orders\/new$/);
  await tabTo(page, page.getByLabel("Add a piece"));
  await keyboard.type("cuff");
  await expect(page.getByRole("button", { name: /^Forged Gold Cuff/ })).toBeVisible();
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove Forged Gold Cuff" })).toBeVisible();
  await tabTo(page, page.getByLabel("Customer name"));
  await keyboard.type("Ana Castillo");
  await tabTo(page, page.getByLabel("Customer e-mail"));
  await keyboard.type("ana@example.com");
  await tabTo(page, page.getByRole("button", { name: "Record order" }));
  await keyboard.press("Enter");
  const sentence = page.getByRole("heading", { level: 1 });
  await expect(sentence).toContainText("Ana Castillo ordered");

  await tabTo(page, page.getByRole("button", { name: "Start Preparation" }));
  await keyboard.press("Enter");
  await expect(sentence).toContainText("waits for");
  await tabTo(page, page.getByRole("button", { name: "Something else" }));
  await keyboard.press("Enter");
  await keyboard.press("End");
  await keyboard.press("ArrowUp");
  await expect(page.getByRole("menuitem", { name: "Move back" })).toBeFocused();
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Move back by one step?" });
  await tabTo(page, dialog.getByLabel("Reason (optional)"));
  await keyboard.type("Wrong order");
  await keyboard.press("Enter");
  await expect(sentence).toContainText("ordered");
  await expect(page.getByText("Wrong order")).toBeVisible();
}

async function publishStory(page: Page): Promise<void> {
  const { keyboard } = page;
  await goTo(page, "New collection");
  const form = page.getByRole("dialog", { name: "Create Collection" });
  await expect(form.getByLabel("Title")).toBeFocused();
  await keyboard.type("Warm hands");
  await keyboard.press("Tab");
  await keyboard.type("What a morning at the bench is like.");
  const text = form.getByRole("textbox", { name: "Content" });
  await expect(text).toBeVisible();
  await tabTo(page, text);
  await keyboard.type("The torch is lit.");
  await keyboard.press("Shift+Home");
  const tools = form.getByRole("group", { name: "Selected words" });
  await expect(tools).toBeVisible();
  await keyboard.press("Control+b");
  await expect(text.locator("strong")).toHaveText("The torch is lit.");
  await keyboard.press("ArrowRight");
  await expect(tools).toBeHidden();
  await keyboard.press("Enter");
  await keyboard.type("/quot");
  await expect(page.getByRole("option", { name: /^Quotation/ })).toBeVisible();
  await keyboard.press("Enter");
  await keyboard.type("Gold forgives.");
  await tabTo(page, form.getByRole("button", { name: "Publish", exact: true }));
  await keyboard.press("Enter");
  await expect(notice(page)).toContainText("Collection created successfully");
  await expect(form).toHaveCount(0);
  const story = await shop.artisan.get("/api/blog-posts/slug/warm-hands");
  expect(await story.json()).toMatchObject({
    isPublished: true,
    content: expect.stringMatching(
      /<strong>The torch is lit\.<\/strong>.*<blockquote>.*Gold forgives\./,
    ),
  });
}
