import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { type MailServer, openMailServer } from "#tests/support/mail-server.ts";
import { admin } from "#tests/support/sample-shop.ts";
import { notice } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

const SENDER = { user: "ruth@calloway-jewelry.example", pass: "an-app-password" };

let mail: MailServer;
let shop: OwnShop;
test.beforeAll(async () => {
  mail = await openMailServer(SENDER);
  shop = await openOwnShop("new", { OUTBOUND_ALLOW: "127.0.0.1" });
});
test.afterAll(async () => {
  await shop.close();
  await mail.close();
});

const photo = (name: string) => ({
  name: `${name}.jpg`,
  mimeType: "image/jpeg",
  buffer: readFileSync(path.resolve("sample/photographs", `${name}.jpg`)),
});

const PIECES = [
  { name: "Dragonfly Pin", price: "390", photo: "dragonfly-pin-1" },
  { name: "Opal Necklace", price: "480", photo: "opal-bezel-necklace-1" },
  { name: "Garnet Studs", price: "290", photo: "garnet-studs-1" },
];

/** What a person taps in each step; one more is a decision, not an accident. */
const TAPS = {
  "sign-in leads to the checklist": 3,
  "a name is needed, and each field is saved when it is left": 6,
  "three pieces from photos, in the editor of pieces": 15,
  "a photo and a headline for the top of the home page": 4,
  "answers become her story": 6,
  "email is set up, and the test email arrives": 8,
  "the shop opens, for visitors at once": 1,
  "opening hours, with her portrait on the About page": 6,
};

/** Counts the taps of a person; a text field takes one, and the phone's own photo picker two. */
function countTaps() {
  const count = { taps: 0, screens: 0 };
  const taps: Record<string, number> = {};
  return {
    count,
    /** Those of each step that took any. */
    taps,
    step: async (name: string, walk: () => Promise<void>) => {
      const before = count.taps;
      await test.step(name, walk);
      if (count.taps > before) taps[name] = count.taps - before;
    },
    tap: (target: Locator) => {
      count.taps += 1;
      return target.tap();
    },
    type: async (field: Locator, text: string) => {
      count.taps += 1;
      await field.fill(text);
      await field.blur();
    },
    pick: async (input: Locator, name: string) => {
      count.taps += 2;
      await input.setInputFiles(photo(name));
    },
    screen: () => {
      count.screens += 1;
    },
  };
}

test("a shop opens from an empty folder on a phone @phone", async ({ page, browser }) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(20_000);
  const { count, taps, step, tap, type, pick, screen } = countTaps();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const title = page.getByRole("heading", { level: 1 });
  const visitor = await (await browser.newContext()).newPage();

  await step("visitors see that it opens soon, and can leave an address", async () => {
    const answer = await visitor.goto(`${shop.baseURL}/products`);
    expect([answer?.status(), answer?.headers()["x-robots-tag"]]).toEqual([200, "noindex"]);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Opening soon");
    await visitor.getByLabel("Your email").fill("ana@example.com");
    await visitor.getByRole("button", { name: "Notify me" }).click();
    await expect(visitor.getByText("Thank you. We’ll write to you when we open.")).toBeVisible();
    expect((await visitor.goto(`${shop.baseURL}/products/77`))?.status()).toBe(404);
    expect((await visitor.goto(`${shop.baseURL}/nothing`))?.status()).toBe(404);
  });

  await step("sign-in leads to the checklist", async () => {
    screen();
    await openPage(page, `${shop.baseURL}/admin/login`);
    await type(page.getByLabel("Username"), admin.username);
    await type(page.getByLabel("Password", { exact: true }), admin.password);
    await tap(button("Sign In"));
    await expect(title).toHaveText("Set up your shop");
    await expect(page.getByText("0 of 6 done")).toBeVisible();
    // It would cover what the next screens are tested for.
    await notice(page).getByRole("button", { name: "Close" }).click();
    screen();
    await expectAccessible(page);
  });

  await step("a name is needed, and each field is saved when it is left", async () => {
    await tap(page.getByRole("link", { name: /^Start ?: Your shop’s name/ }));
    screen();
    await button("Save and continue").click();
    await expect(page.getByText("Enter your shop’s name.")).toBeVisible();
    await expect(page.getByLabel("Shop name")).toBeFocused();
    await type(page.getByLabel("Shop name"), "Calloway Jewelry");
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await type(page.getByLabel("Email"), "ruth@calloway-jewelry.example");
    await type(page.getByLabel("City"), "Lexington");
    // The press leaves the last field, which is saved then.
    await tap(page.getByLabel("State"));
    await page.keyboard.type("Virginia");
    await tap(button("Save and continue"));
  });

  await step("three pieces from photos, in the editor of pieces", async () => {
    for (const [index, piece] of PIECES.entries()) {
      screen();
      const panel = page.getByRole("dialog", { name: "Add New Product" });
      if (index === 0) await pick(panel.locator('input[type="file"]').first(), piece.photo);
      else {
        const chooser = page.waitForEvent("filechooser");
        await tap(button("Add another"));
        count.taps += 2;
        await (await chooser).setFiles([photo(piece.photo)]);
      }
      await type(panel.getByLabel("Say what it is"), `${piece.name}, $${piece.price}`);
      await tap(panel.getByRole("button", { name: "Create Product" }));
      const live = page.getByRole("dialog", { name: `${piece.name} is ready` });
      await expect(live).toContainText("Visitors will see it when you open your shop.");
    }
    await tap(page.getByRole("link", { name: "Back to setup" }));
    await expect(page.getByText("2 of 6 done")).toBeVisible();
    screen();
  });

  await step("a photo and a headline for the top of the home page", async () => {
    await tap(page.getByRole("link", { name: /^Start ?: A photo for the top/ }));
    screen();
    await button("Save and continue").click();
    await expect(page.getByText("Choose a photo.")).toBeVisible();
    await pick(page.locator('input[type="file"]'), "workbench-1");
    await expect(page.getByRole("button", { name: /^Focal point/ })).toBeVisible();
    await expect(page.getByLabel("Headline")).toHaveValue("Made by hand in Lexington");
    await expectAccessible(page);
    await tap(button("Save and continue"));
  });

  await step("answers become her story", async () => {
    await expect(title).toHaveText("About you");
    screen();
    await type(page.getByLabel("Your name"), "Ruth Calloway");
    await pick(page.locator('input[type="file"]'), "workbench-1");
    await expect(page.getByRole("img", { name: "Your portrait" })).toBeVisible();
    await type(page.getByLabel("What do you make?"), "Small things in silver and enamel.");
    await type(page.getByLabel("How did you start?"), "At the bench, from my aunt.");
    await tap(button("Save and continue"));
  });

  await step("email is set up, and the test email arrives", async () => {
    await expect(title).toHaveText("Email");
    screen();
    await type(page.getByLabel("Email server"), "127.0.0.1");
    await type(page.getByLabel("Port"), String(mail.port));
    await page.getByLabel("Encryption").selectOption("none");
    count.taps += 2;
    await type(page.getByLabel("Username"), SENDER.user);
    await type(page.getByLabel("Password"), SENDER.pass);
    await tap(button("Send a test email"));
    await expect(page.getByText("Test email sent at")).toBeVisible();
    expect(mail.arrived.at(-1)).toContain("This is a test email from your shop.");
    await tap(page.getByRole("link", { name: "Continue" }));
  });

  await step("the shop opens, for visitors at once", async () => {
    await expect(title).toHaveText("Ready to open");
    screen();
    await tap(button("Open your shop"));
    await expect(title).toHaveText("Your shop is open");
    screen();
    await expectAccessible(page);
    await visitor.goto(shop.baseURL);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(
      "Made by hand in Lexington",
    );
    await expect(visitor).toHaveTitle(/^Calloway Jewelry, Lexington/);
    for (const { name } of PIECES) await expect(visitor.getByText(name)).toBeVisible();
    await expect(visitor.getByText("Small things in silver and enamel.")).toBeVisible();
    await visitor.goto(`${shop.baseURL}/about`);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("About Ruth Calloway");
  });

  await step("opening hours, with her portrait on the About page", async () => {
    await tap(page.getByRole("link", { name: "All steps" }));
    screen();
    // The screen that comes closes what was opened on the one before.
    await expect(page.getByText("Finish the rest whenever you like.")).toBeVisible();
    await tap(button("More"));
    await tap(page.getByRole("link", { name: "Settings" }));
    screen();
    await tap(page.getByRole("link", { name: /^Contact and hours/ }));
    screen();
    await tap(page.getByRole("switch", { name: "Open on Saturday" }));
    await tap(button("Save"));
    await expect(notice(page)).toContainText("Saved");
    await visitor.goto(`${shop.baseURL}/about`);
    await expect(visitor.getByText(/Saturday, 10\sAM to 5\sPM/)).toBeVisible();
    await expect(visitor.getByRole("img", { name: "Ruth Calloway" })).toBeVisible();
    await openPage(page, `${shop.baseURL}/admin/setup/opened`);
  });

  await step("it closes at once, and Undo opens it again", async () => {
    await button("Close the shop").click();
    await expect(notice(page)).toContainText("Shop closed");
    await visitor.goto(shop.baseURL);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Opening soon");
    await notice(page).getByRole("button", { name: "Undo" }).click();
    await expect(title).toHaveText("Your shop is open");
    await visitor.reload();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(
      "Made by hand in Lexington",
    );
  });
  const { screens } = count;
  const figures = [...Object.entries(taps), ["all", count.taps], ["screens", screens]];
  const description = figures.map(([name, figure]) => `${name}: ${figure}`).join("; ");
  test.info().annotations.push({ type: "journey", description });
  expect({ taps, all: count.taps, screens }).toEqual({ taps: TAPS, all: 49, screens: 15 });
});
