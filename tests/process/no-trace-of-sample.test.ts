import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { projectFile } from "#project-file";
import { type CrawledResponse, crawlShop } from "#tests/support/crawl-shop.ts";
import { type MailServer, openMailServer } from "#tests/support/mail-server.ts";
import { admin, signInToShop, type ShopClient } from "#tests/support/shop-client.ts";
import { type ShopServer, startShop } from "#tests/support/shop-server.ts";

vi.setConfig({ testTimeout: 300_000 });

let dataDir: string;
let shop: ShopServer | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "no-trace-"));
});
afterEach(async () => {
  await shop?.stop();
  await rm(dataDir, { recursive: true });
});

const NAMES = /fernhill|staunton|south augusta/i;

/** SHA-256 of the sample's photographs, and of the pictures that are made of them. */
async function hashSamplePhotos(): Promise<Set<string>> {
  const folders = ["sample/photographs/", "public/images/", "public/sample/"];
  const files = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(projectFile(folder), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name));
    }),
  );
  const hashes = files
    .flat()
    .map(async (file) => createHash("sha256").update(await readFile(file)));
  return new Set((await Promise.all(hashes)).map((hash) => hash.digest("hex")));
}

/** The addresses that name the sample shop, show its photos, or lead to photos that it stored. */
async function findTraces(responses: CrawledResponse[], stored: string[] = []): Promise<string[]> {
  const photos = await hashSamplePhotos();
  return responses
    .filter(
      ({ text, headers, hash, path }) =>
        NAMES.test(text) ||
        NAMES.test(headers) ||
        photos.has(hash) ||
        stored.some((media) => path.includes(media) || text.includes(media)),
    )
    .map(({ path }) => path);
}

const start = (more: Record<string, string> = {}) =>
  startShop({
    DATA_DIR: dataDir,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    ...more,
  });

const mailedBy = ({ url }: MailServer) => ({
  SMTP_URL: url,
  MAIL_FROM: "Calloway Jewelry <ruth@calloway.example>",
});

async function addOwnPiece({ call }: ShopClient): Promise<void> {
  const settings = { businessName: "Calloway Jewelry", email: "ruth@calloway.example" };
  expect((await call("PUT", "/settings", settings)).status).toBe(200);
  const piece = { name: "Dragonfly Pin", price: "390.00", categoryId: 11 };
  expect((await call("POST", "/products", piece)).status).toBe(201);
}

/** No mail to visitors, people or the goldsmith names the sample shop. */
async function expectOwnMails({ call }: ShopClient, mail: MailServer): Promise<void> {
  const letter = { subject: "New pieces", body: "There is a new pin." };
  expect((await call("POST", "/letters/trial", letter)).status).toBe(200);
  const test = { to: "ruth@calloway.example" };
  expect((await call("POST", "/settings/mail/test", test)).status).toBe(200);
  const invitation = { username: "Ida", email: "ida@example.com", access: "pieces" };
  expect((await call("POST", "/people", invitation)).status).toBe(201);
  expect((await call("POST", "/subscribe", { email: "ana@example.com" })).status).toBe(200);
  await expect.poll(() => mail.arrived.length, { timeout: 30_000 }).toBe(4);
  expect(mail.arrived.join("\n")).not.toMatch(NAMES);
}

test("a shop that starts empty names and shows nothing of the sample, closed and open", async () => {
  const mail = await openMailServer();
  shop = await start({ SAMPLE_DATA: "never", ...mailedBy(mail) });
  const closed = await crawlShop(shop.baseURL);
  expect(await findTraces(closed)).toEqual([]);
  expect(closed.find(({ path }) => path === "/")?.text).toContain("Opening soon");

  const client = await signInToShop(shop.baseURL);
  expect((await client.call("POST", "/setup/open")).status).toBe(200);
  expect(await findTraces(await crawlShop(shop.baseURL))).toEqual([]);
  await addOwnPiece(client);
  const open = await crawlShop(shop.baseURL);
  expect(await findTraces(open)).toEqual([]);
  expect(open.find(({ path }) => path === "/")?.text).toContain("Dragonfly Pin");
  expect(open.filter(({ status }) => status >= 500)).toEqual([]);

  await expectOwnMails(client, mail);
  await mail.close();
});

test("a shop whose sample was removed names and shows nothing of it", async () => {
  const mail = await openMailServer();
  shop = await start(mailedBy(mail));
  const client = await signInToShop(shop.baseURL);
  const { baseURL } = shop;
  const pages = await Promise.all(
    ["/", "/sitemap.xml"].map(async (path) => (await fetch(baseURL + path)).text()),
  );
  expect(pages.join("\n")).toMatch(NAMES);
  const stored = new Set(pages.join("\n").match(/(?<=\/media\/)[0-9a-f]{64}/g));
  expect(stored.size).toBeGreaterThan(20);
  await addOwnPiece(client);
  expect((await client.call("POST", "/setup/remove-sample")).status).toBe(200);
  const after = await crawlShop(shop.baseURL);
  expect(await findTraces(after, [...stored])).toEqual([]);
  expect(after.find(({ path }) => path === "/")?.text).toContain("Dragonfly Pin");
  await expectOwnMails(client, mail);
  await mail.close();
});
