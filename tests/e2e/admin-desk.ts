import type { Page } from "@playwright/test";
import { openPage } from "./open-page.ts";
import { type OwnShop, signIn } from "./open-own-shop.ts";

/** Opens a screen of the desk as the signed-in artisan. */
export async function openDesk(page: Page, shop: OwnShop, path: string): Promise<void> {
  await signIn(page.request, shop.baseURL);
  await openPage(page, shop.baseURL + path);
}

export const notice = (page: Page) => page.getByRole("region", { name: "Notifications" });
