import { DatabaseSync } from "node:sqlite";
import path from "node:path";
import { expect, test } from "#tests/support/browser-test.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

test.describe("the about page", () => {
  test("presents the artist, the craft and the studio @desktop", async ({ page }) => {
    await page.goto("/about");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("About Fernhill Atelier");
    await expect(main).toContainText("I work alone, at a bench by the north window");
    await expect(main.getByRole("heading", { level: 3 })).toHaveText([
      "Custom Design",
      "Traditional Techniques",
      "Quality Materials",
    ]);
    const studio = page.getByRole("region", { name: "The studio" });
    await expect(studio).toContainText("18 South Augusta Street");
    await expect(studio).toContainText("Staunton, Virginia 24401");
    for (const name of [
      "(540) 555-0142",
      "hello@fernhill-goldsmith.example",
      "Instagram",
      "Facebook",
    ]) {
      await expect(studio.getByRole("link", { name })).toBeVisible();
    }
    await expect(page.getByRole("region", { name: "Film" }).getByRole("button")).toBeVisible();
  });
});

test.describe("an unknown address", () => {
  test.use({ allowedErrors: /404/ });

  test("is a 404 Page Not Found within the layout, with links", async ({ page }) => {
    for (const address of ["/nowhere", "/nowhere/at/all", "/pages/nothing", "/wp-login.php"]) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(404);
      await expect(page).toHaveTitle(/^404 Page Not Found/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    }
    await page.getByRole("main").getByRole("link", { name: "Back to Collections" }).click();
    await expect(page).toHaveURL(/\/collections$/);
  });

  test("offers a search @desktop", async ({ page }) => {
    await page.goto("/ringz");
    await page.getByRole("searchbox", { name: "What were you looking for?" }).fill("opal");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/collections\?search=opal$/);
  });
});

test.describe("with content of its own", { tag: "@desktop" }, () => {
  let shop: OwnShop;

  test.beforeAll(async () => {
    shop = await openOwnShop("sample");
  });
  test.afterAll(() => shop.close());

  test("a footer page is plain text until it is written, then a link", async ({ page }) => {
    await shop.artisan.put("/api/pages/terms-of-service", { data: { content: "" } });
    await page.goto(`${shop.baseURL}/about`);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText("Terms of Service")).toBeVisible();
    await expect(footer.getByRole("link", { name: "Terms of Service" })).toHaveCount(0);

    const content = "<h2>Plainly</h2><p>Pay, and it is <strong>yours</strong>.</p>";
    const answer = await shop.artisan.put("/api/pages/terms-of-service", { data: { content } });
    expect(answer.ok()).toBe(true);
    await page.reload();
    await footer.getByRole("link", { name: "Terms of Service" }).click();
    await expect(page).toHaveURL(/\/pages\/terms-of-service$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
    await expect(page.getByRole("heading", { level: 2, name: "Plainly" })).toBeVisible();
    await expect(page.getByRole("main").locator("strong")).toHaveText("yours");
  });

  test("redirects a former address permanently", async ({ request }) => {
    const collections = (await (await shop.artisan.get("/api/blog-posts")).json()) as {
      id: number;
      slug: string;
    }[];
    const collection = collections.find(({ slug }) => slug === "dark-silver");
    await shop.artisan.put(`/api/blog-posts/${collection?.id}`, { data: { slug: "darker" } });
    const answer = await request.get(`${shop.baseURL}/collections/dark-silver`, {
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(301);
    expect(answer.headers()["location"]).toBe("/collections/darker");
  });

  test("redirects a piece's address in a former shop permanently", async ({ request }) => {
    const sheet = "Title,URL handle,Price,Status\nFern ring,fern-ring,120.00,active\n";
    const file = { name: "pieces.csv", mimeType: "text/csv", buffer: Buffer.from(sheet) };
    const imported = await shop.artisan.post("/api/data/import", { multipart: { file } });
    const { productIds } = (await imported.json()) as { productIds: number[] };
    const answer = await request.get(`${shop.baseURL}/products/fern-ring`, {
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(301);
    expect(answer.headers()["location"]).toBe(`/products/${productIds[0]}`);
  });
});

test.describe("a page that fails", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /500/ });
  let shop: OwnShop;

  test.beforeAll(async () => {
    shop = await openOwnShop("sample");
  });
  test.afterAll(() => shop.close());

  const breakTable = (table: string) => {
    const database = new DatabaseSync(path.join(shop.dataDir, "shop.sqlite"));
    database.exec(`ALTER TABLE ${table} RENAME TO ${table}_gone`);
    // What was kept from before is out of date: it has to be asked for anew.
    database.exec("UPDATE catalogue_revisions SET revision = revision + 1 WHERE slot = 0");
    database.close();
  };
  const mendTable = (table: string) => {
    const database = new DatabaseSync(path.join(shop.dataDir, "shop.sqlite"));
    database.exec(`ALTER TABLE ${table}_gone RENAME TO ${table}`);
    database.close();
  };

  test("shows an error within the layout, with the request id and no details", async ({ page }) => {
    breakTable("hero_sections");
    const answer = await page.goto(shop.baseURL);
    expect(answer?.status()).toBe(500);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Something broke on our side");
    const id = String(answer?.headers()["x-request-id"]);
    await expect(main).toContainText(id);
    await expect(page.getByRole("banner")).toBeVisible();
    expect(await page.content()).not.toMatch(/hero_sections|SQLITE|at \S+ \(/);
    mendTable("hero_sections");
    await main.getByRole("link", { name: "Try again" }).click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      "Everything here was made at one bench",
    );
  });

  test("shows an error even when the layout cannot be rendered", async ({ page }) => {
    breakTable("settings");
    const answer = await page.goto(`${shop.baseURL}/about`);
    expect(answer?.status()).toBe(500);
    await expect(page).toHaveTitle("Something broke on our side");
    await expect(page.getByRole("main")).toContainText(String(answer?.headers()["x-request-id"]));
    mendTable("settings");
  });
});
