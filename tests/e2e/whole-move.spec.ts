import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { openWooServer, type WooServer } from "#tests/support/woo/open-woo-server.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
let pictures: WooServer;
test.beforeAll(async () => {
  pictures = await openWooServer();
  shop = await openOwnShop("empty", { OUTBOUND_ALLOW: `127.0.0.1:${pictures.port}` });
});
test.afterAll(async () => {
  await shop.close();
  await pictures.stop();
});

const MOVED = ["Pieces", "Customers", "Orders", "Blog posts", "Redirects", "Subscribers"];

/** A shop's exports, written by hand from Shopify's and Mailchimp's documentation, in the order of the plan. */
const exportedFiles = (): [name: string, text: string][] => [
  [
    "products_export.csv",
    `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status
ember,Ember ring,<p>Forged.</p>,Fern,Rings,,true,Title,Default Title,E-1,1,120.00,${pictures.pictureUrl(1)},active
ash,Ash pin,<p>Cast.</p>,Fern,Pins,,true,Title,Default Title,A-1,2,40.00,${pictures.pictureUrl(2)},active
`,
  ],
  [
    "customers_export.csv",
    `Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Phone,Total Spent,Total Orders,Note,Tax Exempt,Tags
'7,Ann,Lee,ann@fern.example,no,1 Elm St,Staunton,VA,US,'24401,'+15405550100,120.00,1,Size 6,no,
`,
  ],
  [
    "orders_export.csv",
    `Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Shipping Address1,Shipping City
#1001,ann@fern.example,paid,fulfilled,USD,120.00,5.00,0.00,125.00,2024-03-12 09:14:02 -0500,1,Ember ring,120.00,E-1,Ann Lee,1 Elm St,Staunton
`,
  ],
  [
    "news.atom",
    `<?xml version="1.0" encoding="UTF-8"?>
<feed xml:lang="en-US" xmlns="http://www.w3.org/2005/Atom">
  <id>https://old.example/blogs/news.atom</id>
  <link rel="alternate" type="text/html" href="https://old.example/blogs/news"/>
  <title>Fern - News</title>
  <entry>
    <id>https://old.example/blogs/news/on-gold</id>
    <published>2024-02-03T10:00:00-05:00</published>
    <link rel="alternate" type="text/html" href="https://old.example/blogs/news/on-gold"/>
    <title>On gold</title>
    <author><name>Ada</name></author>
    <content type="html"><![CDATA[<p>Warm, as <a href="https://old.example/products/ember">this ring</a>.</p><p><img src="${pictures.pictureUrl(3)}" alt="Gold"></p>]]></content>
  </entry>
</feed>
`,
  ],
  [
    "redirects.csv",
    "Redirect from,Redirect to\n/rings/ember,/products/ember\n/gold,/blogs/news/on-gold\n",
  ],
  [
    "subscribed_members_export.csv",
    "Email Address,First Name,OPTIN_TIME,CONFIRM_TIME,MEMBER_RATING\nbo@fern.example,Bo,2024-01-02 10:00:00,2024-01-02 10:05:00,2\n",
  ],
];

const list = async (path: string) =>
  (await (await shop.artisan.get(`/api/${path}`)).json()) as Record<string, unknown>[];

/** The rows of the plan, and of the check at its end, that are ticked. */
const ticked = (page: Page) => page.locator(".move-row.well h3");

test("a whole shop moves in one sitting, is ticked off, and is undone step by step @phone", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openDesk(page, shop, "/admin/dashboard?tab=data");
  await page.getByRole("link", { name: /^Move from another shop/ }).click();
  await page.getByLabel("Your old shop").selectOption("Shopify");
  await expect(page.getByText("Not here yet")).toHaveCount(MOVED.length);
  await expectAccessible(page);
  for (const [name, text] of exportedFiles()) await bring(page, name, text);
  await test.step("everything has its place", () => seeAllTicked(page));
  await test.step("old addresses lead on", followOldAddresses);
  await test.step("each step is undone", () => undoAll(page));
});

async function bring(page: Page, name: string, text: string): Promise<void> {
  await page.goto(`${shop.baseURL}/admin/dashboard?tab=data`);
  const part = page.getByRole("region", { name: "Import", exact: true });
  const buffer = Buffer.from(text);
  const file = { name, mimeType: "application/octet-stream", buffer };
  await part.getByLabel("Spreadsheet", { exact: true }).setInputFiles(file);
  await part.getByRole("button", { name: "Apply import" }).click();
  await expect(notice(page)).toContainText("Spreadsheet imported");
}

async function seeAllTicked(page: Page): Promise<void> {
  await page.goto(`${shop.baseURL}/admin/move?from=shopify`);
  await expect(ticked(page)).toHaveText([...MOVED, "Pieces", "Photos", "Old addresses"]);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed");
}

async function followOldAddresses(): Promise<void> {
  const [ember] = await list("products?search=Ember");
  expect(await targetOf("/rings/ember")).toBe(`/products/${String(ember?.["id"])}`);
  expect(await targetOf("/gold")).toBe("/collections/on-gold");
  expect(await targetOf("/blogs/news/on-gold")).toBe("/collections/on-gold");
}

const visit = (path: string) => fetch(`${shop.baseURL}${path}`, { redirect: "manual" });

const targetOf = async (path: string) => (await visit(path)).headers.get("location");

async function undoAll(page: Page): Promise<void> {
  await page.goto(`${shop.baseURL}/admin/dashboard?tab=data`);
  const history = page.getByRole("region", { name: "Import history" });
  const undo = history.getByRole("button", { name: /^Undo/ });
  for (let left = MOVED.length; left > 0; left -= 1) {
    await expect(undo).toHaveCount(left);
    await undo.first().click();
  }
  await expect(undo).toHaveCount(0);
  for (const path of ["products", "customers", "orders", "blog-posts", "subscribers"])
    expect([path, await list(path)]).toEqual([path, []]);
  expect((await visit("/rings/ember")).status).toBe(404);
  await page.goto(`${shop.baseURL}/admin/move?from=shopify`);
  await expect(page.getByText("Not here yet")).toHaveCount(MOVED.length);
}
