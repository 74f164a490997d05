import type { Locator } from "@playwright/test";

/** Opens the form of a new piece, which begins with one sentence. */
export const openAllFields = async (panel: Locator): Promise<void> => {
  await panel.getByRole("button", { name: "All fields" }).click();
};
