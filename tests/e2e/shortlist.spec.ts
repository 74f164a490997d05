import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";
import { stubPictures } from "./stub-pictures.ts";

const BAND = "Hammered Gold Band";
const SOLITAIRE = "Sapphire Solitaire";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test.beforeEach(({ page }) => stubPictures(page));

const keep = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name: `Keep ${name}`, exact: true });
const keptLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: /^Kept pieces/ });

async function idOf(name: string): Promise<number> {
  const found = (await (await shop.artisan.get(`/api/products?search=${name}`)).json()) as {
    id: number;
    name: string;
  }[];
  const piece = found.find((each) => each.name === name);
  if (!piece) throw new Error(`No piece is called ${name}`);
  return piece.id;
}

test(
  "a visitor keeps pieces, compares them, shares the list, and asks about all of them",
  { tag: "@phone" },
  async ({ page }) => {
    const [band, solitaire] = [await idOf(BAND), await idOf(SOLITAIRE)];
    await openPage(page, `${shop.baseURL}/products?search=${SOLITAIRE}`);
    await expect(keptLink(page)).toHaveCount(0);
    // The ribbons come with the first sign of a visitor.
    await page.keyboard.press("Tab");
    await keep(page, SOLITAIRE).click();
    await expect(keep(page, SOLITAIRE)).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText(`${SOLITAIRE} is in your kept pieces.`)).toBeVisible();
    await expect(page).toHaveURL(/\/products\?search=/);
    await expectNoSideScroll(page);

    // On its page by keyboard; what was kept stands in the header.
    await openPage(page, `${shop.baseURL}/products/${band}`);
    await keep(page, BAND).press("Enter");
    await page.getByRole("button", { name: "See all 2" }).click();
    await expect(page).toHaveURL(`${shop.baseURL}/shortlist?pieces=${solitaire},${band}`);
    await expect(page.getByRole("heading", { level: 1, name: "Kept pieces" })).toBeVisible();
    const table = page.getByRole("table", { name: "Pieces side by side" });
    await expect(table.getByRole("columnheader", { name: SOLITAIRE })).toBeVisible();
    await expect(table.getByRole("row", { name: /^Metal/ })).toContainText("18k");
    await expectAccessible(page);
    await expectNoSideScroll(page);

    // Removing and taking it back; the address follows.
    await page.getByRole("button", { name: `Remove ${SOLITAIRE}` }).click();
    await expect(page).toHaveURL(`${shop.baseURL}/shortlist?pieces=${band}`);
    await expect(keptLink(page)).toHaveAccessibleName("Kept pieces, 1");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(table.getByRole("columnheader")).toHaveCount(2);

    // One message about both.
    await page.locator("#ask").scrollIntoViewIfNeeded();
    const ask = page.getByRole("region", { name: "Ask about these 2 pieces" });
    await expect(ask.getByLabel("Message", { exact: true })).toHaveValue(
      /^Hi, I’m interested in the Sapphire Solitaire .+ and the Hammered Gold Band .+\?$/,
    );
    await ask.getByLabel("Name", { exact: true }).fill("Ana Castillo");
    await ask.getByLabel("Email", { exact: true }).fill("ana@example.com");
    await expect(page.getByRole("complementary")).toBeHidden();
    await expectAccessible(page);
    await ask.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("heading", { name: "Thank you, Ana." })).toBeVisible();
    await page.getByRole("link", { name: "See your message" }).click();
    await expect(page.getByRole("heading", { name: "Your inquiry, Ana" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: BAND })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: SOLITAIRE })).toBeVisible();
  },
);

test(
  "a shared list is kept, loses what is gone, and keeps a message that was begun",
  { tag: "@desktop" },
  async ({ page }) => {
    const names = [BAND, SOLITAIRE, "Emerald Trilogy Ring", "Labradorite Teardrop"];
    const ids = await Promise.all(names.map(idOf));
    await openPage(page, `${shop.baseURL}/shortlist?pieces=${ids.join(",")}`);
    await expectNoSideScroll(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Keep these 4 pieces" }).click();
    // What is loaded late leaves the header as it was.
    await expect(keptLink(page)).toBeVisible();
    await expect(page.getByRole("banner").getByRole("button", { name: "Search" })).toHaveCount(1);
    await expect(page.getByRole("banner").getByRole("button", { name: "Menu" })).toHaveCount(0);
    await expect(page.getByText("Saved in this browser.")).toBeVisible();
    await page.locator("#ask").scrollIntoViewIfNeeded();
    const message = page.locator("#ask").getByLabel("Message", { exact: true });
    await message.fill("Could both be ready by May?");
    await page.getByRole("button", { name: `Remove ${SOLITAIRE}` }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(3);
    await expect(message).toHaveValue("Could both be ready by May?");

    const [band = 0, , trilogy = 0] = ids;
    await shop.artisan.patch(`/api/products/${band}`, { data: { availability: "sold" } });
    await shop.artisan.delete(`/api/products/${trilogy}`);
    await openPage(page, `${shop.baseURL}/shortlist`);
    await expect(page.getByText("One piece in this list is no longer in the shop.")).toBeVisible();
    await expect(
      page.getByText("A sold piece stays in your list until you remove it."),
    ).toBeVisible();
    await expect(page.getByRole("row", { name: /^Availability/ })).toContainText("Sold");
    await expect(keptLink(page)).toHaveAccessibleName("Kept pieces, 2");
    for (const name of [BAND, "Labradorite Teardrop"]) {
      await page.getByRole("button", { name: `Remove ${name}` }).click();
    }
    await expect(page.getByRole("heading", { name: "No kept pieces yet" })).toBeVisible();
    await expect(keptLink(page)).toHaveCount(0);
    await expectAccessible(page);
    await expectKeptMeanwhile(page, { open: band, other: ids[1] ?? 0 });
  },
);

/** A page that comes back shows what was kept meanwhile, and keeps it. */
async function expectKeptMeanwhile(
  page: Page,
  { open, other }: { open: number; other: number },
): Promise<void> {
  await openPage(page, `${shop.baseURL}/products/${open}`);
  // As another tab kept a piece while this page was in the back/forward cache.
  await page.evaluate((id) => {
    localStorage.setItem("shortlist", JSON.stringify([id]));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, other);
  await expect(keptLink(page)).toHaveAccessibleName("Kept pieces, 1");
  await keep(page, BAND).click();
  await expect(keptLink(page)).toHaveAttribute("href", `/shortlist?pieces=${other},${open}`);
}
