import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/open-test-database.ts";
import type { Database } from "./tables.ts";

let db: Database;

beforeAll(async () => {
  db = (await openTestDatabase()).db;
});
afterAll(() => db.destroy());

const AT = "2026-11-20T15:00:00.000Z";
const newProduct = { name: "Band", priceCents: 8900 };

async function insertProduct(values: Record<string, unknown> = {}): Promise<number> {
  const { id } = await db
    .insertInto("products")
    .values({ ...newProduct, ...values })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

describe("reading rows", () => {
  it("returns booleans, timestamps, money and JSON alike on both engines", async () => {
    const at = "2026-03-01T12:30:00.250Z";
    const id = await insertProduct({ isActive: false, priceCents: 9_999_999_999, createdAt: at });
    const row = await db
      .selectFrom("products")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      isActive: false,
      isCustomDesign: false,
      priceCents: 9_999_999_999,
      createdAt: at,
      availability: "available",
    });
    await db
      .insertInto("settings")
      .values({ key: "probe", value: JSON.stringify({ aSnake_key: [1, { b_c: true }] }) })
      .execute();
    const setting = await db
      .selectFrom("settings")
      .select("value")
      .where("key", "=", "probe")
      .executeTakeFirstOrThrow();
    expect(setting.value).toEqual({ aSnake_key: [1, { b_c: true }] });
  });

  it("sets createdAt when none is given", async () => {
    const id = await insertProduct();
    const { createdAt } = await db
      .selectFrom("products")
      .select("createdAt")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it("returns counts as numbers", async () => {
    const { count } = await db
      .selectFrom("categories")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBe(8);
  });
});

describe("constraints", () => {
  it.each([
    ["a negative price", { priceCents: -1 }],
    ["a price beyond precision 10", { priceCents: 10_000_000_000 }],
    ["a negative stock", { stock: -1 }],
    ["a name of 256 characters", { name: "x".repeat(256) }],
    ["an empty name", { name: "" }],
    ["a sku of 101 characters", { sku: "x".repeat(101) }],
    ["a weight beyond precision 8", { weightCentigrams: 100_000_000 }],
    ["an unknown availability", { availability: "lost" }],
    ["a category that does not exist", { categoryId: 999 }],
  ])("refuse %s", async (_what, values) => {
    await expect(insertProduct(values)).rejects.toThrow(/constraint/i);
  });

  it("refuse the sku of another piece unless that piece is in the trash", async () => {
    const first = await insertProduct({ sku: "FG-1" });
    await expect(insertProduct({ sku: "FG-1" })).rejects.toThrow(/constraint/i);
    await db
      .updateTable("products")
      .set({ deletedAt: "2026-01-01T00:00:00.000Z" })
      .where("id", "=", first)
      .execute();
    await expect(insertProduct({ sku: "FG-1" })).resolves.toBeGreaterThan(first);
  });

  it("refuse a data URL as a photo's URL", async () => {
    const productId = await insertProduct();
    const image = { productId, position: 0, url: "data:image/png;base64,AAAA" };
    await expect(db.insertInto("productImages").values(image).execute()).rejects.toThrow(
      /constraint/i,
    );
  });

  it.each(["stock", "ring_size_quarters", "is_active"])("refuse a text in %s", async (column) => {
    const insert = sql`insert into products (name, price_cents, ${sql.ref(column)})
      values ('Band', 8900, 'some')`;
    await expect(insert.execute(db)).rejects.toThrow(/constraint|invalid input/i);
  });

  it("refuse invalid JSON", async () => {
    const broken = { key: "broken", value: "{not json" };
    await expect(db.insertInto("settings").values(broken).execute()).rejects.toThrow(
      /constraint|json/i,
    );
  });

  it.each(["#12345g", "#1234567", "#12345", "##12345", "1234567"])(
    "refuse a tag color that is no hex color: %s",
    async (color) => {
      const tag = { name: "Gold", slug: "gold", type: "material" as const, color };
      await expect(db.insertInto("tags").values(tag).execute()).rejects.toThrow(/constraint/i);
    },
  );

  it.each([
    ["hash", "A".repeat(64)],
    ["hash", "a".repeat(63)],
    ["color", "#ABCDEF"],
  ])("refuse a photo's %s that is not in lower-case hex digits: %s", async (column, value) => {
    const photo = { hash: "a".repeat(64), extension: "jpg" as const, color: "#a0b1c2" };
    const size = { width: 1, height: 1, bytes: 1 };
    const row = { ...photo, ...size, [column]: value };
    await expect(db.insertInto("media").values(row).execute()).rejects.toThrow(/constraint/i);
  });

  it.each(["recipient", "subject", "messageId", "replyTo", "inReplyTo", "thread"])(
    "refuse a line break in the header of a mail: %s",
    async (column) => {
      const about = { aboutKind: "order" as const, aboutId: 1, text: "", html: "" };
      const header = { recipient: "a@b.test", subject: "Hello", messageId: "<1@b.test>" };
      for (const end of ["\r", "\n"]) {
        const mail = { ...about, ...header, dueAt: AT, givesUpAt: AT, [column]: `a${end}b` };
        const insert = db.insertInto("outgoingMails").values(mail);
        await expect(insert.execute()).rejects.toThrow(/constraint/i);
      }
    },
  );

  it("refuse a tax rate above 100 percent, in thousandths of a percent", async () => {
    const { id: inquiryId } = await db
      .insertInto("inquiries")
      .values({ state: "new", name: "Ana", lastMessageAt: AT })
      .returning("id")
      .executeTakeFirstOrThrow();
    const quote = { inquiryId, subtotalCents: 100, totalCents: 100, validUntil: AT };
    const add = (version: number, taxRate: number) =>
      db
        .insertInto("quotes")
        .values({ ...quote, version, taxRate })
        .execute();
    await add(1, 100_000);
    await expect(add(2, 100_001)).rejects.toThrow(/constraint/i);
  });

  it("refuse an unknown kind in the trash", async () => {
    const entry = { kind: "other" as "tag", entityId: 1, label: "x", expiresAt: AT };
    await expect(db.insertInto("trash").values(entry).execute()).rejects.toThrow(/constraint/i);
  });
});

describe("deleting a piece", () => {
  it("deletes its photos and links and keeps the lines of orders", async () => {
    const productId = await insertProduct();
    await db
      .insertInto("productImages")
      .values({ productId, position: 0, url: "https://example.com/a.jpg" })
      .execute();
    const { id: orderId } = await db
      .insertInto("orders")
      .values({
        customerEmail: "a@example.com",
        customerName: "A",
        shippingAddress: "{}",
        subtotalCents: 8900,
        totalCents: 8900,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const line = { orderId, productId, productName: "Band", quantity: 1, priceCents: 8900 };
    await db.insertInto("orderItems").values(line).execute();
    await db.deleteFrom("products").where("id", "=", productId).execute();
    const images = await db
      .selectFrom("productImages")
      .select("id")
      .where("productId", "=", productId)
      .execute();
    const lines = await db
      .selectFrom("orderItems")
      .select(["productId", "productName"])
      .where("orderId", "=", orderId)
      .execute();
    expect(images).toEqual([]);
    expect(lines).toEqual([{ productId: null, productName: "Band" }]);
  });
});
