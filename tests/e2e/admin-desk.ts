import type { Page } from "@playwright/test";
import { openPage } from "./open-page.ts";
import type { OwnShop } from "./open-own-shop.ts";

type Entry = { path?: string; children?: Entry[] };

/** The addresses of routes and the routes within them: "/admin/inquiries/:id". */
export const deskPaths = (entries: Entry[], above = ""): string[] =>
  entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [`${above}/${path}`]),
    ...deskPaths(children, path === undefined ? above : `${above}/${path}`),
  ]);

/** Opens a screen of the desk with the session of the signed-in artisan. */
export async function openDesk(page: Page, shop: OwnShop, path: string): Promise<void> {
  const { cookies } = await shop.artisan.storageState();
  await page.context().addCookies(cookies);
  await openPage(page, shop.baseURL + path);
}

/** Chooses what can be done with a sale besides its next step. */
export async function chooseElse(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: "Something else" }).click();
  await page.getByRole("menuitem", { name }).click();
}

export const notice = (page: Page) => page.getByRole("region", { name: "Notifications" });
