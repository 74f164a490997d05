import type { Locator, Page, Route } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { expect, test } from "#tests/support/browser-test.ts";
import { XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { panel, showPart, writeCollection } from "./collections-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const photograph = (name: string) =>
  fileURLToPath(new URL(`../../sample/photographs/${name}`, import.meta.url));

const answerGray = (route: Route) =>
  route.fulfill({
    contentType: "image/svg+xml",
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" /></svg>`,
  });

test("writes, previews and publishes a collection, which is then listed everywhere @desktop", async ({
  page,
  request,
}) => {
  test.slow();
  const title = "An evening";
  await openDesk(page, shop, "/admin/collections?edit=new");
  await writeAndCreate(page, panel(page, "Create Collection"), title);
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  const edited = panel(page, "Edit Collection");
  await showPart(edited, "Details");
  for (const tag of ["Gold (Material)", "Rings (Type)"]) {
    await edited.getByRole("button", { name: tag, exact: true }).click();
    await expect(edited.getByRole("button", { name: tag, exact: true })).toHaveCount(0);
  }
  const preview = page.waitForEvent("popup");
  await edited.getByRole("link", { name: "Preview", exact: true }).click();
  await expect((await preview).getByRole("heading", { level: 1, name: title })).toBeVisible();
  await (await preview).close();
  expect((await request.get(`${shop.baseURL}/collections/an-evening`)).status()).toBe(404);
  await edited.getByRole("switch", { name: "Published" }).click();
  await edited.getByRole("button", { name: "Update" }).click();
  await expect(notice(page)).toContainText("Collection updated successfully");

  const read = async (path: string) => (await request.get(shop.baseURL + path)).text();
  expect(await read("/")).toContain(title);
  expect(await read("/collections/feed.xml")).toContain(title);
  expect(await read("/sitemap.xml")).toContain("/collections/an-evening");
  await page.goto(`${shop.baseURL}/collections/an-evening`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.locator(".prose blockquote")).toHaveText("Dim the lamp.");
  for (const tag of ["Gold", "Rings"]) {
    await expect(page.locator(".collection-head").getByRole("link", { name: tag })).toBeVisible();
  }
  const shown = page.getByRole("region", { name: "Pieces in this collection" });
  await expect(shown.getByRole("listitem")).toHaveCount(3);
  for (const href of await shown.getByRole("link").evaluateAll(readTargets)) {
    expect(await read(href)).toContain("/collections/an-evening");
  }
  await expect(page.locator(".prose a[data-product-id] .text-piece-name")).toHaveText(
    "Opal Bezel Necklace",
  );
});

async function writeAndCreate(page: Page, form: Locator, title: string): Promise<void> {
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Description").fill("Three pieces for candlelight.");
  const text = form.getByRole("textbox", { name: "Content" });
  const bar = form.getByRole("toolbar", { name: "Formatting" });
  await text.click();
  await page.keyboard.type("Candles find every facet.");
  await page.keyboard.press("Enter");
  await bar.getByRole("button", { name: "Quotation" }).click();
  await page.keyboard.type("Dim the lamp.");
  await expect(bar.getByRole("button", { name: "Quotation" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await bar.getByRole("button", { name: "Piece", exact: true }).click();
  await form.getByLabel("Show a piece here").fill("opal bezel");
  await form.getByRole("button", { name: /^Opal Bezel Necklace/ }).click();
  await expect(text.getByText("Opal Bezel Necklace")).toBeVisible();
  await expectAccessible(page);

  await showPart(form, "Details");
  await form
    .locator("input[type=file][multiple]")
    .setInputFiles([
      photograph("hammered-gold-band-1.jpg"),
      photograph("hammered-gold-band-2.jpg"),
    ]);
  await expect(form.getByLabel("Images")).toHaveValue(/^\/media\/\S+\n\/media\/\S+$/);
  for (const name of ["Opal Bezel Necklace", "Pearl Drop Earrings", "Hammered Gold Band"]) {
    await form.getByLabel("Add a piece").fill(name);
    await form
      .getByRole("group", { name: "Pieces" })
      .getByRole("button", { name: new RegExp(`^${name}`) })
      .click();
  }
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(notice(page)).toContainText("Collection created successfully");
}

const readTargets = (links: Element[]) => [
  ...new Set(links.map((link) => link.getAttribute("href") ?? "")),
];

test("runs no script of hostile HTML, neither on the page nor in the editor @desktop", async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const { id } = await create(shop.artisan, "/api/blog-posts", {
    title: "Hostile",
    slug: "hostile",
    description: "<script>alert(1)</script>",
    // A NUL is refused outright.
    content: XSS_PAYLOADS.filter((payload) => !payload.includes("\0"))
      .map((payload) => `<p>${payload}</p>`)
      .join("\n"),
    isPublished: true,
  });
  await page.route(/a\.example|\/media\/a\.jpg/, answerGray);
  await page.goto(`${shop.baseURL}/collections/hostile`);
  await expect(page.getByRole("heading", { level: 1, name: "Hostile" })).toBeVisible();
  const kinds = await page
    .locator(".prose")
    .evaluate((prose) => [
      ...new Set([...prose.querySelectorAll("*")].map((element) => element.localName)),
    ]);
  expect(kinds).not.toContain("script");
  for (const kind of ["iframe", "svg", "math", "form", "style"]) expect(kinds).not.toContain(kind);
  await openDesk(page, shop, `/admin/collections?edit=${id}`);
  await expect(page.getByRole("textbox", { name: "Content" })).toBeVisible();
  expect(dialogs).toEqual([]);
});

test.describe("a text of the editor", { tag: "@desktop" }, () => {
  // The browser tells that it kept the pasted handlers from running.
  test.use({ allowedErrors: /inline event handler/ });

  test("is unchanged when it is opened and saved, and what is pasted is reduced to what a page allows", async ({
    page,
  }) => {
    const content = [
      "<h2>One</h2><p>Two <strong>three</strong> <em>four</em><br />five</p><hr />",
      "<ul><li>six</li></ul><ol><li><p>seven</p></li></ol><blockquote><p>eight</p></blockquote>",
      '<figure><img src="https://a.example/a.jpg" alt="A ring" /><figcaption>Nine</figcaption></figure>',
      '<p><a href="/products/1" data-product-id="1">Ten</a></p>',
    ].join("");
    const { id } = await writeCollection(shop, "Untouched", { content });
    await page.route("https://a.example/**", answerGray);
    await openDesk(page, shop, `/admin/collections?edit=${id}`);
    const form = panel(page, "Edit Collection");
    await expect(form.getByRole("textbox", { name: "Content" })).toContainText("Nine");
    await form.getByLabel("Description").fill("As it is.");
    await form.getByRole("button", { name: "Update" }).click();
    await expect(notice(page)).toContainText("Collection updated successfully");
    const saved = await (await shop.artisan.get(`/api/blog-posts/${id}`)).json();
    expect(saved).toMatchObject({ content, description: "As it is." });

    await page.getByRole("button", { name: "Create Collection" }).click();
    await pasteHostileText(page.getByRole("textbox", { name: "Content" }));
  });
});

async function pasteHostileText(text: Locator): Promise<void> {
  await text.click();
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      '<h1 style="color:red" onclick="alert(1)">Big</h1><p class="MsoNormal">Plain <b>bold</b><script>alert(1)</script> <a href="javascript:alert(1)">trap</a></p><img src="data:image/png;base64,AA">',
    );
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect(text).toContainText("Plain bold");
  await expect(text.getByRole("strong")).toHaveText("bold");
  await expect(text.locator("[style], [onclick], script, a, figure")).toHaveCount(0);
}
