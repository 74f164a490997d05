import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { chooseElse, notice, openDesk } from "./admin-desk.ts";
import { countRowRenders, takeRowRenders } from "./count-row-renders.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

type Piece = { id: number; name: string; availability: string };

/** A piece that nobody has reserved. */
async function findAvailablePiece(): Promise<Piece> {
  const pieces = (await (await shop.artisan.get("/api/products")).json()) as Piece[];
  const piece = pieces.find(({ availability }) => availability === "available");
  if (!piece) throw new Error("The sample has no available piece.");
  return piece;
}

/** An inquiry that came by phone; it waits for the shop unless a state is given. */
async function recordInquiry(name: string, change: object = {}, state?: string): Promise<number> {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@example.com`;
  const recorded = await shop.artisan.post("/api/inquiries/recorded", {
    data: { source: "phone", name, email, message: `${name} asks for a ring.`, ...change },
  });
  expect(recorded.status()).toBe(201);
  const { id } = (await recorded.json()) as { id: number };
  if (state) await shop.artisan.put(`/api/inquiries/${id}`, { data: { state } });
  return id;
}

/** A message that is sent as soon as its form was fetched, which no person does. */
async function sendTooFast(name: string): Promise<void> {
  const { token } = (await (await shop.artisan.get("/api/inquiries/token")).json()) as {
    token: string;
  };
  const sent = await shop.artisan.post("/api/inquiries", {
    data: { name, email: "spam@example.com", message: `${name} sells links.`, token },
  });
  expect(sent.status()).toBe(201);
}

const row = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(name) });
const reply = (page: Page) => page.getByRole("textbox", { name: /^Reply to/ });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a call is added to an empty inbox, and an inquiry is opened, answered, reserved for and noted about @phone", async ({
  page,
}) => {
  test.slow();
  await openDesk(page, shop, "/admin/inquiries");
  await expect(page.getByRole("heading", { name: "You’re all caught up" })).toBeVisible();
  await addCall(page);
  // What is typed waits on this device.
  await reply(page).fill("Hi Denise, one moment");
  await openDesk(page, shop, "/admin/dashboard");
  const toDo = page.getByRole("listitem", { name: "Sale to Denise Kowalski" });
  await expect(toDo).toContainText("asks about custom work.");
  const bar = page.getByRole("navigation", { name: "Admin, main" });
  await expect(bar.getByRole("link", { name: /To-Do List/ })).toContainText("3 pending");
  await page.getByRole("button", { name: "Start Preparation" }).first().click();
  await expect(notice(page)).toContainText("Order status updated successfully");
  await expect(bar.getByRole("link", { name: /To-Do List/ })).toContainText("2 pending");
  await openDesk(page, shop, "/admin/inquiries");
  await row(page, "Denise Kowalski").click();
  await expect(reply(page)).toHaveValue("Hi Denise, one moment");

  const piece = await findAvailablePiece();
  await recordInquiry("Ana Castillo", { productIds: [piece.id], phone: "(434) 555-0187" }, "new");
  await openDesk(page, shop, "/admin/inquiries");
  await expect(page.getByRole("region", { name: "New 1" })).toContainText(piece.name);
  await expect(page.getByText("1 new, 1 waiting for you.")).toBeVisible();
  await expectAccessible(page);
  await row(page, "Ana Castillo").click();
  await expect(heading(page, "Ana Castillo")).toBeVisible();
  await expect(page.getByText("Ana Castillo asks for a ring.").last()).toBeVisible();
  await answer(page);
  await reserve(page, piece);
});

async function addCall(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add inquiry" }).last().click();
  const dialog = page.getByRole("dialog", { name: "Add an inquiry" });
  await dialog.getByRole("button", { name: "Add inquiry" }).click();
  await expect(dialog.getByText("Enter your name.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Denise Kowalski");
  await dialog.getByLabel("What they asked").fill("The stone is loose.");
  await dialog.getByLabel("Phone").fill("540 555 0100");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add inquiry" }).click();
  await expect(heading(page, "Denise Kowalski")).toBeVisible();
}

async function answer(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Saved replies and photos" }).first().click();
  await expectAccessible(page);
  await page.getByRole("menuitem").first().click();
  await expect(reply(page)).toHaveValue(/Ana/);
  await reply(page).fill("Hi Ana, it is available.\n\nCome by on Wednesday.");
  await reply(page).press("Control+Enter");
  await expect(page.getByText("Come by on Wednesday.").last()).toBeVisible();
  await expect(reply(page)).toHaveValue("");
  await expect(notice(page)).toContainText("Posted on Ana’s page. Not emailed.");
  await expect(page.getByText("This reply is on Ana’s page.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Email the link" })).toHaveAttribute(
    "href",
    /^mailto:ana\.castillo@example\.com\?subject=.*inquiries/,
  );
}

async function reserve(page: Page, piece: Piece): Promise<void> {
  await chooseElse(page, /^Reserve for Ana until/);
  await expect(notice(page)).toContainText("Reserved for Ana");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(notice(page)).toContainText(`${piece.name} is available again.`);
  await chooseElse(page, /^Reserve for Ana until/);
  const messages = page.getByRole("list", { name: "What happened" }).getByRole("listitem");
  await expect(messages.filter({ hasText: /reserved until/ })).toHaveCount(2);

  await expect(page.getByText(/^Reserved for Ana until/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Release" }).click();
  await expect(notice(page)).toContainText("Released");
  await page.getByRole("button", { name: "Something else" }).click();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Add a note" }).click();
  const note = page.getByRole("dialog", { name: "Note to yourself" });
  await note.getByLabel("Note").fill("Likes opals");
  await note.getByRole("button", { name: "Save note" }).click();
  await expect(messages.filter({ hasText: "Likes opals" })).toHaveCount(1);
}

test("held messages are accepted or deleted, many at a time @desktop", async ({ page }) => {
  for (const name of ["Spam One", "Spam Two", "Real Person"]) await sendTooFast(name);
  await openDesk(page, shop, "/admin/inquiries");
  await page.getByRole("link", { name: "To check, 3" }).click();
  await expect(page.getByText("Sent within seconds")).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "Select Spam One" }).check();
  await page.getByRole("checkbox", { name: "Select Spam Two" }).check();
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(notice(page)).toContainText("2 inquiries deleted");
  await expect(row(page, "Spam One")).toHaveCount(0);
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Spam One")).toBeVisible();
  await row(page, "Real Person").click();
  await expect(heading(page, "Real Person")).toBeVisible();
  await page.getByRole("button", { name: "Accept" }).last().click();
  await expect(notice(page)).toContainText("Moved to New");
  await expect(reply(page)).toBeVisible();
});

test.describe("a reply that does not arrive", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /ERR_FAILED|Failed to load resource/ });

  test("is sent by Try again; its inquiry is closed, opened by Undo, and becomes an order", async ({
    page,
  }) => {
    const piece = await findAvailablePiece();
    const id = await recordInquiry("Mina Park", { productIds: [piece.id] });
    await openDesk(page, shop, `/admin/inquiries/${id}`);
    await page.route("**/replies", (route) => route.abort());
    await reply(page).fill("Yes, by Friday.");
    await page.getByRole("button", { name: "Send reply" }).click();
    await expect(notice(page)).toContainText("Reply not sent");
    await expect(reply(page)).toHaveValue("Yes, by Friday.");
    await page.unroute("**/replies");
    await notice(page).getByRole("button", { name: "Try again" }).click();
    await expect(notice(page)).toContainText("Posted on Mina’s page. Not emailed.");
    await expect(reply(page)).toHaveValue("");

    const read = async () => (await shop.artisan.get(`/api/inquiries/${id}`)).json();
    const { state } = await read();
    await chooseElse(page, "Close this inquiry");
    await expect(notice(page)).toContainText("Mina’s inquiry moved to Closed.");
    await notice(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(read).toMatchObject({ state });

    await openDesk(page, shop, `/admin/orders/new?inquiry=${id}`);
    await expect(page.getByLabel("Customer name")).toHaveValue("Mina Park");
    await expect(page.getByLabel("Customer e-mail")).toHaveValue("mina.park@example.com");
    await page.getByRole("button", { name: "Record order" }).click();
    await expect(heading(page, "Mina Park")).toBeVisible();
    // The inquiry that it came from is on the order's screen.
    await expect(page.getByText("Mina Park asks for a ring.")).toBeVisible();
    await page.getByRole("link", { name: "Open the customer’s page" }).click();
    await expect(page).toHaveURL(/\/admin\/customers\/\d+$/);
    await expect(heading(page, "Mina Park")).toBeVisible();
    await openDesk(page, shop, `/admin/inquiries/${id}`);
    const messages = page.getByRole("list", { name: "What happened" });
    await expect(messages).toContainText(/Order \d+ recorded/);
  });
});

test("J, K, Enter, R and Escape move through list and conversation, without rendering other rows again @desktop", async ({
  page,
}) => {
  const { id } = await findAvailablePiece();
  const names = ["Omar Reyes", "Grace Liu", "Thomas Bell"];
  for (const name of names) await recordInquiry(name, { productIds: [id] }, "waiting-for-them");
  await countRowRenders(page, ".inquiry-row picture");
  await openDesk(page, shop, "/admin/inquiries");
  for (const name of names) await expect(row(page, name)).toBeVisible();
  await row(page, "Thomas Bell").focus();
  await page.keyboard.press("j");
  await expect(row(page, "Grace Liu")).toBeFocused();
  await page.keyboard.press("k");
  await expect(row(page, "Thomas Bell")).toBeFocused();
  await takeRowRenders(page);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Thomas Bell")).toBeVisible();
  await expect(row(page, "Thomas Bell")).toHaveAttribute("aria-current", "true");
  expect(await takeRowRenders(page)).toBe(1);
  await expectAccessible(page);
  await page.keyboard.press("r");
  await expect(reply(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row(page, "Thomas Bell")).toBeFocused();
  await page.keyboard.press("/");
  await page.keyboard.type("grace");
  await expect(row(page, "Thomas Bell")).toHaveCount(0);
  await expect(row(page, "Grace Liu")).toBeVisible();
});
