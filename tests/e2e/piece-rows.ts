import { expect, type Locator, type Page } from "@playwright/test";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Lets several pieces be chosen: on a phone the boxes are there on request only. */
export async function showBoxes(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: "Select several" }).click();
}

/** Shows the filters: on a phone they are folded. */
export async function showFilters(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: "Filters", exact: true }).click();
}

/** Presses a button of a row, which on a phone is in its menu. */
export async function pressInRow(row: Locator, name: "Hide" | "List" | "Delete"): Promise<void> {
  if (!isPhone(row.page())) return row.getByRole("button", { name }).click();
  await row.getByRole("button", { name: /^Options for/ }).click();
  await row.page().getByRole("menuitem", { name }).click();
}

/** Sets the status of a row. */
export async function setStatus(row: Locator, status: "Available" | "Sold"): Promise<void> {
  await row.getByRole("combobox", { name: /^Status of/ }).selectOption(status);
}

/** The check boxes of the table are 24 px, and their targets 44 px. */
export async function expectLargeBoxes(page: Page): Promise<void> {
  await showBoxes(page);
  const box = page.locator("tr[data-row]").getByRole("checkbox").first();
  const drawn = await box.boundingBox();
  expect(Math.min(drawn?.width ?? 0, drawn?.height ?? 0)).toBeGreaterThanOrEqual(24);
  const target = await box.locator("..").boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await box.locator("..").click({ position: { x: 40, y: 40 } });
  await expect(box).toBeChecked();
}
