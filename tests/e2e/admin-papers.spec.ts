import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const DAY = "2026-01-15";

async function recordOrder(piece: string): Promise<number> {
  const products = (await (await shop.artisan.get("/api/products")).json()) as {
    id: number;
    name: string;
  }[];
  const ring = products.find(({ name }) => name === piece);
  const recorded = await shop.artisan.post("/api/orders", {
    data: {
      customerName: "Ana Castillo",
      customerEmail: "ana@example.com",
      delivery: "pickup",
      deposit: "1000",
      items: [
        { productId: ring?.id, quantity: 1 },
        { title: "Wedding band, plain", price: "640", quantity: 1 },
      ],
    },
  });
  const { id } = (await recorded.json()) as { id: number };
  const payment = { amount: "1000", method: "check", paidOn: DAY, reference: "1042" };
  await shop.artisan.post(`/api/orders/${id}/payments`, { data: payment });
  return id;
}

const sheets = (page: Page) => page.locator(".sheet");

test("papers that lack a date are completed and printed on both sizes, and a visitor confirms one @desktop", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const id = await recordOrder("Sapphire Solitaire");
  await openDesk(page, shop, `/admin/orders/${id}`);
  const papers = page.getByRole("region", { name: "Papers" });
  await expect(papers).toContainText("$1,000.00 paid, $1,820.00 owed");
  await expect(papers).toContainText("Needs the date made");
  await papers.getByRole("button", { name: "Add date made" }).click();
  const dialog = page.getByRole("dialog", { name: "Date made" });
  await dialog.getByLabel("Sapphire Solitaire").fill(DAY);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(papers.getByRole("link", { name: "Print certificate" })).toBeVisible();

  await papers.getByRole("link", { name: "Print all" }).click();
  await expect(page.getByRole("heading", { name: "Deposit received" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Print all" })).toBeVisible();
  await expect(sheets(page)).toHaveCount(5);
  await page.getByLabel("Value of Sapphire Solitaire").fill("2,500");
  await expect(page.getByText("Two thousand five hundred dollars")).toBeVisible();
  await expectAccessible(page);
  const letter = await page.pdf({ preferCSSPageSize: true });
  expect(mediaBoxes(letter)).toEqual(Array.from({ length: 5 }, () => "612x792"));
  const address = await page.locator(".certificate .scan-code p").innerText();
  const code = /certificates\/\s*(\S+)/.exec(address)?.[1] ?? "";

  await test.step("a gift's papers", () => printGiftReceipt(page, id));
  await test.step("a visitor confirms a certificate", () => confirmCertificate(page, code));
});

/** A gift's papers have no price and no code but the certificate's. */
async function printGiftReceipt(page: Page, orderId: number): Promise<void> {
  await shop.artisan.put("/api/settings", { data: { paperSize: "a4" } });
  await page.goto(`${shop.baseURL}/admin/orders/${orderId}`);
  const isGift = page.getByLabel("It’s a gift");
  await isGift.click();
  await expect(isGift).toBeChecked();
  await page.getByRole("link", { name: "Print gift receipt" }).click();
  await page.getByLabel("Exchange until").fill("2027-01-31");
  await expect(sheets(page)).toContainText("by January 31, 2027");
  await expect(sheets(page)).not.toContainText("$");
  await expect(page.locator(".qr")).toHaveCount(0);
  await expectAccessible(page);
  expect(mediaBoxes(await page.pdf({ preferCSSPageSize: true }))).toEqual(["595x842"]);
}

async function confirmCertificate(page: Page, code: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${shop.baseURL}/certificates/${code}`);
  await expect(page.getByRole("heading", { name: "Sapphire Solitaire" })).toBeVisible();
  await expect(page.getByText("This certificate is genuine.")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Ana");
  await expect(page.getByRole("main")).not.toContainText("$");
  await expectAccessible(page);
  const wrong = await page.request.get(`${shop.baseURL}/certificates/${code.slice(0, -2)}AA`);
  expect(wrong.status()).toBe(404);
  expect(await wrong.text()).toContain("Certificate not found");
}

/** The size of each page in points, rounded. */
const mediaBoxes = (pdf: Buffer): string[] =>
  [...pdf.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))}x${Math.round(Number(height))}`,
  );
