import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { findCovered } from "./find-covered.ts";
import { openPage } from "./open-page.ts";
import { stubPictures } from "./stub-pictures.ts";

const stay = (page: Page) => page.getByRole("region", { name: "Stay in Touch" });
const email = (page: Page) => stay(page).getByRole("textbox", { name: "Email" });
const button = (page: Page) => stay(page).getByRole("button");
const notice = (page: Page) => page.getByRole("region", { name: "Notifications" });

test.beforeEach(({ page }) => stubPictures(page));

test.describe("Stay in Touch", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /Failed to load resource|ERR_/ });

  test("sends no invalid address, and keeps what was typed when it fails", async ({ page }) => {
    await openPage(page, "/about");
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") calls.push(request.url());
    });
    for (const text of ["", "   ", "ada", "ada@"]) {
      await email(page).fill(text);
      await button(page).click();
      await email(page).press("Enter");
    }
    expect(calls).toEqual([]);

    await page.route("**/api/subscribe", (route) =>
      route.fulfill({ status: 429, json: { message: "Please wait a minute.", error: "x" } }),
    );
    await email(page).fill("ada@example.com");
    await button(page).click();
    const alert = notice(page).getByRole("alert");
    await expect(alert).toContainText("Subscription failed");
    await expect(alert).toContainText("429: Please wait a minute.");
    await expect(email(page)).toHaveValue("ada@example.com");
    await page.unroute("**/api/subscribe");
    await page.context().setOffline(true);
    await email(page).press("Enter");
    await expect(alert).toContainText("Please try again later.");
    await expect(email(page)).toHaveValue("ada@example.com");
    await page.context().setOffline(false);
  });

  test("shows that it is sent, confirms it, and clears the field; the toast stays while looked at", async ({
    page,
  }) => {
    await page.clock.install();
    await openPage(page, "/about");
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    await page.route("**/api/subscribe", async (route) => {
      await allowed;
      await route.continue();
    });
    await email(page).fill("Ada@Example.com");
    await button(page).click();
    await expect(button(page)).toHaveText("Subscribing...");
    await expect(button(page)).toBeDisabled();
    allow();
    await expect(notice(page)).toContainText("Successfully subscribed!");
    await expect(notice(page)).toContainText("Thank you for joining our newsletter.");
    await expect(email(page)).toHaveValue("");
    await expect(button(page)).toHaveText("Subscribe");
    await expect(button(page)).toBeEnabled();
    await page.clock.runFor(5100);
    await expect(notice(page)).not.toContainText("Successfully subscribed!");

    await email(page).fill("ada@example.com");
    await button(page).click();
    const close = notice(page).getByRole("button", { name: "Close" });
    await close.hover();
    await page.clock.runFor(20_000);
    await expect(close).toBeVisible();
    await close.focus();
    await page.mouse.move(5, 5);
    await page.clock.runFor(20_000);
    await expect(close).toBeVisible();
    await close.press("Enter");
    await expect(close).toBeHidden();
  });
});

test("a toast covers nothing that can be pressed, however the page is scrolled @phone", async ({
  page,
}) => {
  // One with a bar at its bottom, and the list, which loads cards as it is scrolled.
  for (const path of ["/products", "/products/1"]) {
    await openPage(page, path);
    await email(page).fill("ada@example.com");
    await button(page).tap();
    await page.locator(".toast").dispatchEvent("pointerenter");
    await expect.poll(() => findCovered(page), path).toEqual([]);
    for (const y of [0, 700]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await expect.poll(() => findCovered(page), `${path} at ${y}`).toEqual([]);
    }
  }
});

test.describe("without scripts", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the form is posted, and the same page confirms it", async ({ page }) => {
    await page.goto("/collections?search=opal", { waitUntil: "domcontentloaded" });
    await email(page).fill("plain@example.com");
    await button(page).click();
    await expect(page).toHaveURL(/\/collections\?search=opal&subscribed=yes#stay-in-touch$/);
    await expect(stay(page)).toContainText("Successfully subscribed!");
    await expect(email(page)).toHaveCount(0);
  });
});
