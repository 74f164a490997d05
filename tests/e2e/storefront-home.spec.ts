import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name });

test.describe("home", () => {
  test("starts with the hero section, its button and its numbered pieces", async ({ page }) => {
    await openPage(page, "/");
    const hero = section(page, "Everything here was made at one bench");
    await expect(hero.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(hero.getByRole("link", { name: "Explore Collections" })).toHaveAttribute(
      "href",
      "/collections",
    );
    const key = page.getByRole("navigation", { name: "Pieces in the photo" });
    await expect(key.getByRole("link")).toHaveText([
      /1Forged Gold Cuff.*\$3,450\.00/,
      /2Sapphire Solitaire.*\$2,180\.00/,
      /3Hammered Gold Band.*\$890\.00/,
      /4Knotted Pearl Strand.*\$520\.00/,
    ]);
    await hero.getByRole("link", { name: "2, Sapphire Solitaire" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sapphire Solitaire");
  });

  test("shows its photo above the fold, with high priority @desktop", async ({ page }) => {
    await openPage(page, "/");
    const photograph = page.getByRole("img", { name: /^Dark still life/ });
    await expect(photograph).toBeInViewport();
    await expect
      .poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(photograph).toHaveAttribute("fetchpriority", "high");
  });

  test("lists the eight categories with their pictures and counts @desktop", async ({ page }) => {
    await openPage(page, "/");
    const tiles = section(page, "Browse by Category").getByRole("link");
    await expect(tiles).toHaveText([
      /^Bracelets/,
      /^Earrings/,
      /^Gold/,
      /^Necklaces/,
      /^Pendants/,
      /^Pins/,
      /^Rings/,
      /^Silver/,
    ]);
    await expect(tiles.first()).toHaveAttribute("href", "/collections?category=6");
    await expect(tiles.first()).toHaveAccessibleName("Bracelets 4 pieces");
    await expect(tiles.first().locator("img")).toHaveAttribute("src", /categories\/bracelets/);
    await tiles.nth(6).scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        tiles
          .nth(6)
          .locator("img")
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
  });

  test("has the promo band of the featured section @desktop", async ({ page }) => {
    await openPage(page, "/");
    const promo = section(page, "Bring your grandmother’s ring");
    await expect(promo).toContainText("Old gold can be melted");
    await expect(promo.getByRole("link", { name: "How a commission works" })).toHaveAttribute(
      "href",
      "/collections/the-signet-again",
    );
  });

  test("shows the six newest published collections @desktop", async ({ page }) => {
    await openPage(page, "/");
    const latest = section(page, "Latest from the Atelier");
    await expect(latest.getByRole("heading", { level: 3 })).toHaveText([
      "The hammer’s mark",
      "Stones that change when you move",
      "Pearls, matched by eye",
      "Dark silver",
      "A ring that leaves room for another",
      "Leaves for a winter lapel",
    ]);
    await expect(latest.getByText("November 12, 2026")).toBeVisible();
    await expect(latest.getByText("Fernhill Atelier")).toHaveCount(6);
    await expect(latest.getByRole("link", { name: /^Explore Item/ })).toHaveCount(6);
    await expect(latest.getByRole("link", { name: "All Collections" })).toHaveAttribute(
      "href",
      "/collections",
    );
  });

  test("presents the artist, with six posts after their placeholders @desktop", async ({
    page,
  }) => {
    await openPage(page, "/");
    const artist = section(page, "About the Artist");
    await expect(artist).toContainText("I work alone");
    await expect(artist.getByRole("link", { name: "About", exact: true })).toHaveAttribute(
      "href",
      "/about",
    );
    const posts = artist.getByRole("list", { name: "From Instagram" }).getByRole("link");
    await expect(posts).toHaveCount(6);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const picture = page.locator(".social-picture > *").first();
    await expect(picture).toHaveCSS("animation-delay", "0.8s");
    const alts = await posts
      .locator("img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("alt") ?? ""));
    expect(alts[0]).toHaveLength(100);
    expect(alts.every((alt) => alt.length > 0 && alt.length <= 100)).toBe(true);
    await expect(posts.nth(1)).toContainText("Video");
    await expect(posts.nth(0)).not.toContainText("Video");
  });

  test("plays its film on demand, and loads nothing of it before @desktop", async ({ page }) => {
    const films: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(".mp4")) films.push(request.url());
    });
    await openPage(page, "/");
    const film = section(page, "Film");
    await film.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(films).toEqual([]);
    await film.getByRole("button", { name: /A sapphire solitaire, turning in the light/ }).click();
    const player = film.locator("video");
    await expect(player).toBeFocused();
    await expect
      .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
  });
});

test.describe("home without scripts", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("shows its posts and links to its film", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("list", { name: "From Instagram" }).getByRole("link")).toHaveCount(
      6,
    );
    await expect(page.getByText("Loading posts...")).toBeHidden();
    await expect(
      section(page, "Film").getByRole("link", { name: /A sapphire solitaire/ }),
    ).toHaveAttribute("href", "/sample/turntable.mp4");
  });

  test("opens search and menu without scripts", async ({ page, isMobile }) => {
    await page.goto("/about");
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    const field = page.getByRole("searchbox", { name: "Search" });
    await field.fill("moonstone");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/collections\?search=moonstone/);
    if (!isMobile) return;
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Pins" }).click();
    await expect(page).toHaveURL(/\/collections\?category=11$/);
  });
});

test.describe("the home of another shop", { tag: "@desktop" }, () => {
  let shop: OwnShop;

  test.beforeAll(async () => {
    shop = await openOwnShop("empty");
  });
  test.afterAll(() => shop.close());

  test("leaves out whatever it has nothing of its own for", async ({ page }) => {
    await openPage(page, shop.baseURL);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fernhill Goldsmith");
    await expect(page.getByText("The first pieces are on the bench.")).toBeVisible();
    await expect(page.getByRole("link", { name: "See the pieces" })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 2, name: /Latest|Coming Soon/ })).toHaveCount(
      0,
    );
    await expect(section(page, "Browse by Category")).toHaveCount(0);
    await expect(page.getByRole("list", { name: "From Instagram" })).toHaveCount(0);
    await expect(page.locator('main img[src^="/images/"]')).toHaveCount(0);
  });

  test("shows published content, and no draft", async ({ page }) => {
    const hero = { key: "hero", title: "Made in the hills", subtitle: "By hand." };
    await shop.artisan.post("/api/hero-sections", { data: hero });
    const story = { title: "One story", slug: "one-story", description: "Told.", images: [] };
    await create(shop.artisan, "/api/blog-posts", { ...story, isPublished: true });
    await create(shop.artisan, "/api/blog-posts", { ...story, title: "A draft", slug: "a-draft" });
    await shop.artisan.put("/api/settings", {
      data: { businessName: "Hill & Dale", videoUrl: "https://vimeo.com/76979871" },
    });
    await openPage(page, shop.baseURL);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Made in the hills");
    await expect(page.getByRole("link", { name: "Shop Collection" })).toHaveAttribute(
      "href",
      "/products",
    );
    await expect(
      section(page, "Latest from the Atelier").getByRole("heading", { level: 3 }),
    ).toHaveText(["One story"]);
    await expect(page.getByRole("banner").getByRole("link").first()).toHaveText("Hill & Dale™");

    await page.route("https://player.vimeo.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>A film</title>" }),
    );
    await section(page, "Film").getByRole("button").click();
    await expect(section(page, "Film").locator("iframe")).toHaveAttribute(
      "src",
      "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1",
    );
  });
});

test("the sample shop without collections says that they are coming soon @desktop", async ({
  page,
}) => {
  const shop = await openOwnShop("sample");
  const answer = await shop.artisan.get("/api/blog-posts");
  for (const { id } of (await answer.json()) as { id: number }[]) {
    await shop.artisan.delete(`/api/blog-posts/${id}`);
  }
  await openPage(page, shop.baseURL);
  await expect(page.getByRole("heading", { name: "Collections Coming Soon" })).toBeVisible();
  await expect(section(page, "Browse by Category").getByRole("link")).toHaveCount(8);
  // What the page still asks for would find nobody.
  await page.close();
  await shop.close();
});
