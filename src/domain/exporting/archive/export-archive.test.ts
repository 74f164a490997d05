import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { extract } from "tar-stream";
import { afterEach, expect, test, vi } from "vitest";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { secretOf, sendNewQuote } from "#tests/support/new-quote.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { storePicture } from "../../media/library/store-picture.ts";
import { subscribe } from "../../newsletter/subscribers/subscribe.ts";
import { acceptQuote } from "../../sales/quotes/customer-page/accept-quote.ts";
import { exportArchive } from "./export-archive.ts";

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function shopWithFolder(): Promise<TestShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-archive-"));
  folders.push(dataDir);
  return { ...(await testShop()), dataDir };
}

async function unpack(archive: ReadableStream<Uint8Array>): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const entries = Readable.from(archive as unknown as AsyncIterable<Uint8Array>).pipe(extract());
  for await (const entry of entries) {
    const parts: Uint8Array[] = [];
    for await (const part of entry) parts.push(part as Uint8Array);
    files.set(entry.header.name, Buffer.concat(parts));
  }
  return files;
}

test("writes all tables as JSON and all pictures, without secrets", async () => {
  const shop = await shopWithFolder();
  const picture = await storePicture(
    shop,
    await pictureWithCornerColors(640, 480).jpeg().toBuffer(),
    "A ring",
  );
  const id = await addPiece(shop, { name: "Ember 💎", sku: "E" });
  const url = `/media/${picture.hash}.${picture.extension}`;
  await shop.db
    .insertInto("productImages")
    .values({ productId: id, position: 0, url, mediaHash: picture.hash })
    .execute();
  await subscribe(shop, "ada@example.com");
  await shop.db
    .insertInto("users")
    .values({ id: "u", username: "ada", passwordHash: "a-hash-of-hers" })
    .execute();
  await shop.db
    .insertInto("platformIntegrations")
    .values({ platform: "woocommerce", credentials: '{"key":"a-key-of-hers"}' })
    .execute();
  const files = await unpack(await exportArchive(shop));
  const read = (name: string): unknown => JSON.parse(String(files.get(`${name}.json`)));
  expect(read("products")).toMatchObject([{ id, name: "Ember 💎", price_cents: 12_900, sku: "E" }]);
  expect(read("product_images")).toMatchObject([{ product_id: id, url }]);
  expect(read("media")).toMatchObject([{ hash: picture.hash, alt: "A ring" }]);
  expect(read("subscribers")).toMatchObject([{ email: "ada@example.com" }]);
  expect(read("orders")).toEqual([]);
  expect(read("categories")).toHaveLength(8);
  expect(files.get(`pictures/${picture.hash}.${picture.extension}`)?.length).toBe(picture.bytes);
  expect(files.has("README.txt")).toBe(true);
  expect([...files.keys()].filter((name) => /user|session|platform|factor/.test(name))).toEqual([]);
  const all = Buffer.concat([...files.values()]).toString("latin1");
  expect(all).not.toContain("of-hers");
  await vi.waitFor(async () => expect(await readdir(shop.dataDir)).toEqual([]));
});

test("holds the customers with their inquiries, quotes and orders", async () => {
  const shop = await shopWithFolder();
  const productId = await addPiece(shop, { name: "Ring" });
  const { id } = await addInquiry(shop, { productIds: [productId] });
  const quote = await sendNewQuote(shop, id, [{ productId }], { note: "Hi Ana" });
  await acceptQuote(shop, secretOf(quote), { delivery: "pickup" }, "203.0.113.7");
  const files = await unpack(await exportArchive(shop));
  const read = (name: string): unknown => JSON.parse(String(files.get(`${name}.json`)));
  expect(read("customers")).toMatchObject([{ name: "Ana Líma" }]);
  expect(read("customer_contacts")).toMatchObject([{ value: "ana@example.com" }]);
  expect(read("inquiries")).toMatchObject([{ id, email: "ana@example.com" }]);
  expect(read("inquiry_messages")).toContainEqual(
    expect.objectContaining({ inquiry_id: id, text: "Is it still available?" }),
  );
  expect(read("inquiry_pieces")).toMatchObject([{ inquiry_id: id, product_id: productId }]);
  expect(read("quotes")).toMatchObject([{ id: quote.id, note: "Hi Ana", state: "accepted" }]);
  expect(read("quote_items")).toMatchObject([{ quote_id: quote.id, title: "Ring" }]);
  expect(read("orders")).toMatchObject([{ customer_name: "Ana Líma" }]);
  expect(read("order_items")).toMatchObject([{ product_id: productId }]);
  const others = ["inquiry_photos", "waiting_list", "order_payments", "certificates"];
  expect(others.filter((name) => !files.has(`${name}.json`))).toEqual([]);
});

test("removes its temporary files when a download is aborted", async () => {
  const shop = await shopWithFolder();
  const rows = Array.from({ length: 300 }, (_, n) => ({
    name: `Bead ${n}`,
    priceCents: n,
    description: crypto.randomUUID().repeat(100),
  }));
  for (let times = 0; times < 5; times++)
    await shop.db.insertInto("products").values(rows).execute();
  const reader = (await exportArchive(shop)).getReader();
  expect((await reader.read()).done).toBe(false);
  await reader.cancel();
  await vi.waitFor(async () => expect(await readdir(shop.dataDir)).toEqual([]));
});
