import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { openDesk } from "./admin-desk.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const FIELDS = [
  "input[type=text]",
  "input:not([type])",
  "input[type=email]",
  "input[type=tel]",
  "textarea",
].join(", ");
/** So many of a screen are typed into. */
const MOST = 4;

/** The addresses of the forms, of settings and of records. */
async function listForms(): Promise<string[]> {
  const order = await create(shop.artisan, "/api/orders", {
    customerName: "Ana Castillo",
    customerEmail: "ana@example.com",
    delivery: "pickup",
    items: [{ title: "Custom ring", price: "900.00", quantity: 1 }],
  });
  const inquiry = await create(shop.artisan, "/api/inquiries/recorded", {
    source: "phone",
    name: "Ben Carter",
    phone: "(434) 555-0187",
    message: "Could you make it in gold?",
  });
  return [
    "/admin?edit=20",
    "/admin/metal-prices",
    "/admin/orders/new",
    `/admin/orders/${order.id}/edit`,
    `/admin/inquiries/${inquiry.id}`,
    `/admin/inquiries/${inquiry.id}/quote`,
    "/admin/account",
    ...["about", "contact", "home/top", "home/band", "identity", "mail", "people", "quotes"].map(
      (part) => `/admin/settings/${part}`,
    ),
  ];
}

/** Changes what the screens show, elsewhere, and lets each of them fetch it. */
async function refetch(page: Page, time: number): Promise<void> {
  await shop.artisan.put("/api/settings", { data: { city: `Staunton ${time}` } });
  await shop.artisan.patch("/api/products/20", { data: { price: `18${time}.00` } });
  await shop.artisan.put("/api/metal-prices", { data: { gold: `200${time}` } });
  await page.evaluate(async () => {
    type Fiber = {
      child: Fiber | null;
      sibling: Fiber | null;
      stateNode: { current?: Fiber };
      memoizedProps: { client?: { invalidateQueries?: () => Promise<void> } } | null;
    };
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer"));
    const root = Reflect.get(document, key ?? "") as Fiber;
    const fibers = [root.stateNode.current ?? root];
    for (const { memoizedProps, child, sibling } of fibers) {
      if (memoizedProps?.client?.invalidateQueries) return memoizedProps.client.invalidateQueries();
      fibers.push(...[child, sibling].filter((each) => each !== null));
    }
    throw new Error("The screen has no queries.");
  });
}

test("what is half typed stays when answers arrive", async ({ page }) => {
  test.setTimeout(180_000);
  page.on("dialog", (dialog) => void dialog.accept());
  for (const path of await listForms()) {
    await test.step(path, async () => {
      await openDesk(page, shop, path);
      await expect(page.locator(".skeleton")).toHaveCount(0);
      const fields = page.locator(FIELDS).filter({ visible: true });
      await expect(fields.first()).toBeVisible();
      const read = async () =>
        (
          await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))
        ).slice(0, MOST);
      for (let at = 0; at < Math.min(MOST, await fields.count()); at += 1) {
        await fields.nth(at).fill(`${await fields.nth(at).inputValue()}7`);
      }
      const typed = await read();
      for (const time of [1, 2]) {
        await refetch(page, time);
        expect(await read()).toEqual(typed);
      }
    });
  }
});
