import { expect, test } from "#tests/support/browser-test.ts";
import { openDesk } from "./admin-desk.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("new");
});
test.afterAll(() => shop.close());

// A conflict.
test.use({ allowedErrors: /status of 409/ });

const stored = async () => (await (await shop.artisan.get("/api/settings")).json()) as object;

test("what is typed and pressed while a field is being saved stays, and is saved after it @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/setup/name");
  const saves: unknown[] = [];
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route("**/api/settings", async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    const { updatedAt: _readAt, ...change } = route.request().postDataJSON() as {
      updatedAt: string;
    };
    const turn = saves.push(change) - 1;
    await answers[turn]?.promise;
    await route.continue();
  });
  await page.getByLabel("Shop name").fill("Calloway");
  await page.getByLabel("City").fill("Lexington");
  await page.getByLabel("Email").fill("ruth@");
  await page.getByRole("button", { name: "Save and continue" }).click();
  const problem = page.getByText("Enter an email address like you@example.com.");
  await expect(problem).toBeVisible();
  expect(saves).toEqual([{ businessName: "Calloway" }]);
  answers[0]?.resolve();
  await expect.poll(() => saves.length).toBe(2);
  answers[1]?.resolve();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect.poll(stored).toMatchObject({ businessName: "Calloway", city: "Lexington" });
  expect(saves).toEqual([{ businessName: "Calloway" }, { city: "Lexington" }]);
  await expect(problem).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("ruth@");

  await page.getByLabel("Email").fill("ruth@calloway.example");
  await expect(problem).toBeHidden();
  await page.getByLabel("Phone (optional)").focus();
  await page.keyboard.type("540 555 0100");
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page).toHaveURL(/\?edit=new$/);
  expect(await stored()).toMatchObject({ email: "ruth@calloway.example", phone: "540 555 0100" });
});

test("what someone else saved meanwhile is shown, and neither is lost @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/setup/about");
  await shop.artisan.put("/api/settings", { data: { artistName: "Ruth C." } });
  await page.getByLabel("Your name").fill("Ruth Calloway");
  await page.getByLabel("What do you make?").focus();
  const conflict = page.getByRole("region", { name: "Changed by someone else" });
  await expect(conflict).toContainText("Saved now: Ruth C.");
  await expect(conflict).toContainText("Yours: Ruth Calloway");
  await conflict.getByRole("button", { name: "Save mine" }).click();
  await expect.poll(stored).toMatchObject({ artistName: "Ruth Calloway" });
  await expect(conflict).toBeHidden();
});
