import { DatabaseSync } from "node:sqlite";
import path from "node:path";
import { expect, test } from "#tests/support/browser-test.ts";
import { openOwnShop } from "./open-own-shop.ts";

test.use({ allowedErrors: /500/ });

test("a page whose layout cannot be rendered still says so, with the request id @desktop", async ({
  page,
}) => {
  const shop = await openOwnShop("empty");
  const database = new DatabaseSync(path.join(shop.dataDir, "shop.sqlite"));
  database.exec("ALTER TABLE settings RENAME TO settings_gone");
  // What was kept from before is out of date: it has to be asked for anew.
  database.exec("UPDATE catalogue_revisions SET revision = revision + 1 WHERE slot = 0");
  database.close();
  const answer = await page.goto(`${shop.baseURL}/about`);
  expect(answer?.status()).toBe(500);
  await expect(page).toHaveTitle("Something broke on our side");
  await expect(page.getByRole("main")).toContainText(String(answer?.headers()["x-request-id"]));
  // What the page still asks for would find nobody.
  await page.close();
  await shop.close();
});
