import { chromium } from "@playwright/test";
import { startShop } from "#tests/support/shop-server.ts";
import { mkdir } from "node:fs/promises";
await mkdir("/tmp/shots", { recursive: true });
const shop = await startShop({ DATA_DIR: `/tmp/shots-data-${process.pid}`, ADMIN_USERNAME: "admin", ADMIN_PASSWORD: "a-password-for-the-bench" });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
for (const [w, h] of [[390, 844], [1280, 900]] as const) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, hasTouch: w < 500, isMobile: w < 500, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log(w, m.type(), m.text().slice(0, 300)));
  page.on("pageerror", (e) => console.log(w, "pageerror", e.message));
  await page.goto(shop.baseURL + "/admin/login");
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password", { exact: true }).fill("a-password-for-the-bench");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/admin(?!\/login)/);
  const shot = async (name: string) => { await page.waitForTimeout(900); await page.screenshot({ path: `/tmp/shots/${name}-${w}.png`, fullPage: true }); };
  await page.goto(shop.baseURL + "/admin/dashboard"); await shot("todo");
  const orders = (await (await page.request.get(shop.baseURL + "/api/orders?limit=20")).json()) as any;
  const list = orders.items ?? orders; console.log(w, "orders", list.length);
  for (const [i, o] of list.slice(0, 3).entries()) { await page.goto(shop.baseURL + `/admin/orders/${o.id}`); await shot(`order${i}`); }
  const inq = (await (await page.request.get(shop.baseURL + "/api/inquiries?limit=20")).json()) as any;
  for (const [i, o] of ((inq.items ?? inq) as any[]).slice(0, 3).entries()) { await page.goto(shop.baseURL + `/admin/inquiries/${o.id}`); await shot(`inquiry${i}`); }
  await page.goto(shop.baseURL + "/admin?edit=new"); await shot("new-empty");
  await page.locator("dialog textarea, [role=dialog] textarea, form textarea").first().fill("Braid ring, sterling, nine grams, size six and a quarter, ninety-five dollars, blorf"); await shot("new-typed");
  await page.getByRole("button", { name: "All fields" }).first().click(); await shot("new-all");
  await page.goto(shop.baseURL + "/admin?edit=23"); await shot("edit");
  const line = page.locator("textarea").first(); await line.fill("now 120, sold").catch(() => undefined); await shot("edit-typed");
  await context.close();
}
await browser.close();
await shop.stop();
