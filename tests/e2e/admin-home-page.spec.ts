import type { FrameLocator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const SCREEN = "/admin/settings/home";
const homeText = async () => (await fetch(shop.baseURL)).text();
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const previewOf = (page: Page) => page.frameLocator("iframe[title='Preview of the page']");

test("sections of the home page are previewed, moved and hidden, and the top photo is numbered, each with Undo @desktop", async ({
  page,
}) => {
  const before = await homeText();
  expect(before.indexOf('id="promo"')).toBeGreaterThan(before.indexOf('id="categories"'));
  await openDesk(page, shop, SCREEN);
  const frame = previewOf(page);
  await expect(frame.locator("#hero-title")).toBeVisible();
  await page.getByRole("switch", { name: "Show Top photo" }).click();
  await expect(frame.locator("#hero-title")).toHaveCount(0);
  expect(await homeText()).toContain('id="hero-title"');
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(frame.locator("#hero-title")).toBeVisible();

  await page.getByRole("button", { name: "Move Color band" }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(notice(page)).toContainText("Color band moved");
  await expect(page.locator(".home-sections > li").nth(1)).toContainText("Color band");
  await page.getByRole("switch", { name: "Show Film" }).click();
  await save(page).click();
  await expect(notice(page)).toContainText("Saved");
  const after = await homeText();
  expect(after.indexOf('id="promo"')).toBeLessThan(after.indexOf('id="categories"'));
  expect(after).not.toContain('aria-label="Film"');
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("switch", { name: "Show Film" })).toBeChecked();
  expect(await homeText()).toContain('aria-label="Film"');

  await expect(page.getByRole("link", { name: /^Film/ })).toHaveAttribute(
    "href",
    /^\/admin\/settings\/home\/film/,
  );
  const row = page.getByRole("listitem").filter({ hasText: "Top photo" });
  await expect(row.locator("img")).toBeVisible();
  await expect(row).toContainText("“Everything here was made at one bench”");
  // The whole row opens it.
  await row.locator("img").click();
  await expect(page.getByRole("heading", { level: 1, name: "Top photo" })).toBeVisible();
  await changeTopPhoto(page, frame);
});

async function changeTopPhoto(page: Page, frame: FrameLocator): Promise<void> {
  await page.getByLabel("Headline").fill("Gold, made slowly");
  await expect(frame.locator("#hero-title")).toHaveText("Gold, made slowly");
  await expect(page.getByText("Your headline is easy to read on this photo.")).toBeVisible();
  const second = page.getByRole("button", { name: /^Number 2, Sapphire Solitaire: 45 percent/ });
  await second.press("Shift+ArrowLeft");
  await expect(page.getByRole("button", { name: /^Number 2, .* 35 percent/ })).toBeVisible();
  await page.getByLabel("Line to Sapphire Solitaire").selectOption("Down");
  await page.getByLabel("Add a piece").fill("hammered");
  await page.locator(".piece-search li button").first().click();
  await expect(frame.locator(".hero-figure")).toHaveCount(5);
  await expectAccessible(page);
  expect(await homeText()).not.toContain("Gold, made slowly");
  await save(page).click();
  await expect(notice(page)).toContainText("Saved");
  const saved = await homeText();
  expect(saved).toContain("Gold, made slowly");
  expect(saved.match(/class="hero-figure/g)).toHaveLength(5);
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Headline")).toHaveValue("Everything here was made at one bench");
  expect(await homeText()).toContain("Everything here was made at one bench");
}

test("a number is dragged by finger, and phones get a point of their own @phone", async ({
  page,
}) => {
  await openDesk(page, shop, `${SCREEN}/top`);
  const first = page.getByRole("button", { name: /^Number 1, / });
  await first.scrollIntoViewIfNeeded();
  const box = await page.locator(".figure-photo").boundingBox();
  const at = await first.boundingBox();
  if (!box || !at) throw new Error("The photo is not shown.");
  await page.mouse.move(at.x + 22, at.y + 22);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.2, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole("button", { name: /^Number 1, .*: 80 percent.* 20/ })).toBeVisible();
  await page.getByRole("switch", { name: "Different point on a phone" }).click();
  await page.getByRole("button", { name: /^Focal point on a phone/ }).press("Shift+ArrowRight");
  await expectNoSideScroll(page);
  await save(page).click();
  await expect(notice(page)).toContainText("Saved");
  const sections = (await (await shop.artisan.get("/api/hero-sections")).json()) as object[];
  expect(sections).toContainEqual(
    expect.objectContaining({ key: "hero", phoneFocalX: 0.6, phoneFocalY: 0.5 }),
  );
});

test.describe("the color band", () => {
  test.use({ allowedErrors: /409/ });

  test("shows its preview, and tells a change of someone else @desktop", async ({ page }) => {
    await openDesk(page, shop, `${SCREEN}/band`);
    await page.getByLabel("Headline").fill("Bring your old gold");
    await expect(previewOf(page).locator("#promo")).toHaveText("Bring your old gold");
    const theirs = { key: "featured", title: "Old rings, made new" };
    await shop.artisan.post("/api/hero-sections", { data: theirs });
    await save(page).click();
    await expect(page.getByText("Saved now: Old rings, made new")).toBeVisible();
    await expectAccessible(page);
    expect(await homeText()).toContain("Old rings, made new");
    await page.getByRole("button", { name: "Save mine" }).click();
    await expect(notice(page)).toContainText("Saved");
    expect(await homeText()).toContain("Bring your old gold");
  });
});
