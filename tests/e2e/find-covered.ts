import type { Page } from "@playwright/test";

/**
 * Names of the controls that the shown toast covers; "no toast" without one. The rows of Products leave no room on a
 * phone, and scroll.
 */
export const findCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toast = document.querySelector(".toast")?.getBoundingClientRect();
    if (!toast) return ["no toast"];
    const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
    return [
      ...scope.querySelectorAll<HTMLElement>("button, .btn, input, select, textarea, summary"),
    ]
      .filter(
        (control) =>
          !control.closest(innerWidth < 768 ? ".toast, .product-table" : ".toast") &&
          control.checkVisibility({ visibilityProperty: true }),
      )
      .filter((control) => {
        const { top, bottom, left, right, width } = control.getBoundingClientRect();
        const isBeside = left >= toast.right || right <= toast.left;
        return width > 1 && !isBeside && top < toast.bottom && bottom > toast.top;
      })
      .map((control) => control.ariaLabel ?? control.textContent.trim() ?? control.id);
  });
