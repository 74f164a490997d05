import { createServer, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test } from "#tests/support/browser-test.ts";
import { numberedPng } from "#tests/support/woo/numbered-png.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let host: Server;
let hostUrl: string;
let shop: OwnShop;
/** The host gives the first twenty photos at once, and the others when it is released. */
const released = Promise.withResolvers<void>();

async function answer(url: string, response: ServerResponse): Promise<void> {
  const number = Number(/\d+/.exec(url)?.[0]);
  if (number > 20) await released.promise;
  response.writeHead(200, { "Content-Type": "image/png" }).end(numberedPng(number));
}

test.beforeAll(async () => {
  host = createServer(({ url = "/" }, response) => void answer(url, response)).listen(
    0,
    "127.0.0.1",
  );
  await once(host, "listening");
  const { port } = host.address() as AddressInfo;
  hostUrl = `http://127.0.0.1:${port}`;
  shop = await openOwnShop("empty", { OUTBOUND_ALLOW: `127.0.0.1:${port}` });
});
test.afterAll(async () => {
  await shop.close();
  host.close();
});

const countPieces = async () =>
  ((await (await shop.artisan.get("/api/products")).json()) as unknown[]).length;

test("pauses an import while its photos are fetched, and continues it @phone", async ({ page }) => {
  const rows = Array.from(
    { length: 25 },
    (_, index) => `Ring ${index + 1},${40 + index},USD,1,${hostUrl}/${index + 1}.png`,
  );
  const csv = ["TITLE,PRICE,CURRENCY_CODE,QUANTITY,IMAGE1", ...rows].join("\n");
  const file = { name: "stock.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await openDesk(page, shop, "/admin/dashboard?tab=data");
  const part = page.getByRole("region", { name: "Import", exact: true });
  await part.getByLabel("Spreadsheet", { exact: true }).setInputFiles(file);
  await part.getByRole("button", { name: "Apply import" }).click();
  await expect(part.getByText("20 photos")).toBeVisible();
  await expect(part.getByText(/left$/)).toBeVisible();
  await part.getByRole("button", { name: "Pause" }).click();
  await expect(notice(page)).toContainText("Import paused");
  await expect(part.locator(".import-title")).toHaveText("Paused: stock.csv");
  // Nothing is written before all photos are there.
  await expect(part.getByText("Nothing is in your shop yet.")).toBeVisible();
  await expect(part.locator(".import-count").first()).toHaveText(/^New\s*25$/);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  expect(await countPieces()).toBe(0);
  released.resolve();
  await part.getByRole("button", { name: "Continue" }).click();
  await expect(part.getByRole("button", { name: "Undo this import" })).toBeVisible();
  expect(await countPieces()).toBe(25);
});
