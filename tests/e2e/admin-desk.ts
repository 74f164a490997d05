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

export const notice = (page: Page) => page.getByRole("region", { name: "Notifications" });
