import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { openPage } from "./open-page.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";

test.use(WITH_MOTION);

const CATEGORIES = [
  ["Bracelets", 6],
  ["Earrings", 7],
  ["Gold", 8],
  ["Necklaces", 9],
  ["Pendants", 10],
  ["Pins", 11],
  ["Rings", 12],
  ["Silver", 13],
] as const;

test.describe("the header", () => {
  test("shows the brand with its trademark sign and stays at the top", async ({ page }) => {
    await openPage(page, "/");
    const brand = page.getByRole("banner").getByRole("link", { name: "Fernhill Goldsmith™" });
    await expect(brand).toHaveAttribute("href", "/");
    await expect(page.getByRole("banner").getByRole("button", { name: "Search" })).toHaveCount(1);
    await page.mouse.wheel(0, 3000);
    await expect(brand).toBeInViewport();
  });

  test("the first tab stop skips it @desktop", async ({ page }) => {
    await openPage(page, "/about");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#main$/);
  });
});

test.describe("the category bar on a desktop", { tag: "@desktop" }, () => {
  test("links to the eight categories", async ({ page }) => {
    await openPage(page, "/");
    const links = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
    await expect(links).toHaveText(CATEGORIES.map(([name]) => name));
    for (const [index, [, id]] of CATEGORIES.entries()) {
      await expect(links.nth(index)).toHaveAttribute("href", `/collections?category=${id}`);
    }
  });

  for (const width of [768, 999, 1100]) {
    test(`shows all of them at ${width} px, without a menu`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, "/");
      const bar = page.getByRole("navigation", { name: "Categories" });
      for (const link of await bar.getByRole("link").all()) await expect(link).toBeInViewport();
      await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
      await expectNoSideScroll(page);
    });
  }

  test("marks the category of the URL only", async ({ page }) => {
    await openPage(page, "/collections?category=12");
    const current = page
      .getByRole("navigation", { name: "Categories" })
      .locator("[aria-current=page]");
    await expect(current).toHaveText(["Rings"]);
    await openPage(page, "/products?category=7&search=pearl");
    await expect(current).toHaveText(["Earrings"]);
    await openPage(page, "/");
    await expect(current).toHaveCount(0);
  });
});

test.describe("the footer", () => {
  test("has every text, link and fact", async ({ page }) => {
    await openPage(page, "/about");
    const footer = page.getByRole("contentinfo");
    for (const text of [
      "Contact",
      "Care Guide",
      "About Us",
      "Shipping Info",
      "Returns",
      "Size Guide",
      "Privacy Policy",
      "Terms of Service",
      "Featured Collections",
      "All Collections",
      "Jewelry in gold and silver, made to keep and to mend.",
      "18 South Augusta Street",
      "Staunton, Virginia",
    ]) {
      await expect(footer.getByText(text).first()).toBeVisible();
    }
    const link = (name: string) => footer.getByRole("link", { name, exact: true });
    await expect(link("Collections")).toHaveAttribute("href", "/collections");
    await expect(link("About")).toHaveAttribute("href", "/about");
    await expect(link("(540) 555-0142")).toHaveAttribute("href", "tel:+15405550142");
    await expect(link("hello@fernhill-goldsmith.example")).toHaveAttribute(
      "href",
      "mailto:hello@fernhill-goldsmith.example",
    );
    await expect(link("Instagram")).toBeVisible();
    await expect(link("Facebook")).toBeVisible();
    for (const text of ["About Us", "Featured Collections", "All Collections", "Contact"]) {
      await expect(link(text)).toHaveCount(0);
    }
    const year = new Date().toLocaleDateString("en-US", {
      year: "numeric",
      timeZone: "America/New_York",
    });
    await expect(footer.getByText(`© ${year} Fernhill Goldsmith`)).toBeVisible();
  });
});

test.describe("navigation", { tag: "@desktop" }, () => {
  test("leaves a press that opens a new tab to the browser", async ({ page, context }) => {
    await openPage(page, "/about");
    const opened = context.waitForEvent("page");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Collections" });
    await link.click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(/\/collections$/);
    await expect(page).toHaveURL(/\/about$/);
  });

  test("counts a page that was rendered in advance once it is shown", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, "prerendering", { value: true, configurable: true }),
    );
    let reported = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/shown-pages")) reported += 1;
    });
    await openPage(page, "/about");
    expect(reported).toBe(0);
    await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
    await expect.poll(() => reported).toBe(1);
  });
});
