import type { Locator, Page } from "@playwright/test";
import { openDesk } from "./admin-desk.ts";
import { create, type OwnShop } from "./open-own-shop.ts";

/** The card of a collection in the desk's list. */
export const card = (page: Page, title: string) =>
  page
    .getByRole("list", { name: "Collections" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

export const panel = (page: Page, title: string) => page.getByRole("dialog", { name: title });

/** Shows a part of the editor; Write stands beside the others on wide screens. */
export async function showPart(form: Locator, part: "Write" | "Preview" | "Details") {
  const tab = form.getByRole("tab", { name: part });
  if (part !== "Write" || (await tab.count()) > 0) await tab.click();
}

/** A collection of a test's own, so that tests do not stand in each other's way. */
export const writeCollection = (shop: OwnShop, title: string, fields: object = {}) =>
  create(shop.artisan, "/api/blog-posts", {
    title,
    slug: title.toLowerCase().replaceAll(" ", "-"),
    description: `About ${title}.`,
    ...fields,
  });

/** Opens a collection in the panel, by its button in the list. */
export async function openCollectionEditor(page: Page, shop: OwnShop, title: string) {
  await openDesk(page, shop, "/admin/collections");
  await page.getByRole("button", { name: `Edit ${title}`, exact: true }).click();
  return panel(page, "Edit Collection");
}

/** The ids of tags of the sample catalogue. */
export async function readTagIds(shop: OwnShop, names: string[]): Promise<number[]> {
  const tags: { id: number; name: string }[] = await (await shop.artisan.get("/api/tags")).json();
  return names.map((name) => tags.find((tag) => tag.name === name)?.id ?? 0);
}

/** Addresses of pictures that the sample catalogue keeps. */
export async function readPictures(shop: OwnShop, count: number): Promise<string[]> {
  const posts: { images: string[] }[] = await (await shop.artisan.get("/api/blog-posts")).json();
  return [...new Set(posts.flatMap(({ images }) => images))].slice(0, count);
}
