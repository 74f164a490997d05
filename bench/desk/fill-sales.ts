import type { Database } from "#database/tables.ts";
import type { Shop } from "#domain/shop.ts";
import { createSeededRandom } from "../catalogue/seeded-random.ts";

export type Sales = { customers: number; orders: number; conversations: number };

const AT_ONCE = 500;
const DAY = 86_400_000;
const FIRST = ["Ada", "Ben", "Clara", "Dan", "Eve", "Frank", "Grace", "Hana", "Ivan", "June"];
const LAST = ["Byron", "Lima", "Okafor", "Novak", "Reyes", "Sato", "Weber", "Young", "Ziegler"];
const ORDER_STATUSES = ["pending", "processing", "shipped", "completed", "completed"] as const;
const STATES = ["new", "waiting-for-you", "waiting-for-them", "closed", "closed"] as const;
const ADDRESS = {
  line1: "1 Mill Lane",
  city: "Staunton",
  state: "Virginia",
  postalCode: "24401",
  country: "USA",
};

type Made = { products: { id: number; name: string; priceCents: number }[]; now: number };

/** Adds customers, orders and conversations about the pieces of a shop, the same at each run. */
export async function fillSales(shop: Shop, count: Sales): Promise<void> {
  const products = await shop.db
    .selectFrom("products")
    .select(["id", "name", "priceCents"])
    .orderBy("id")
    .execute();
  const made = { products, now: shop.now().getTime() };
  await shop.db.transaction().execute(async (db) => {
    await addCustomers(db, count.customers);
    await addOrders(db, count, made);
    await addConversations(db, count, made);
  });
}

const nameOf = (number: number): string =>
  `${FIRST[number % FIRST.length]} ${LAST[number % LAST.length]}`;
const emailOf = (number: number): string => `customer${number}@example.com`;

async function addCustomers(db: Database, count: number) {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  await insertAll(numbers, async (some) => {
    await db
      .insertInto("customers")
      .values(some.map((id) => ({ id, name: nameOf(id) })))
      .execute();
    const contacts = some.map((id) => ({
      customerId: id,
      kind: "email" as const,
      value: emailOf(id),
      matchKey: emailOf(id),
    }));
    await db.insertInto("customerContacts").values(contacts).execute();
  });
}

async function addOrders(db: Database, count: Sales, { products, now }: Made) {
  const random = createSeededRandom(count.orders);
  const numbers = Array.from({ length: count.orders }, (_, at) => at + 1);
  await insertAll(numbers, async (some) => {
    const bought = some.map(() => products[Math.floor(random() * products.length)]);
    const orders = some.map((id, at) => {
      const customerId = 1 + (id % count.customers);
      const cents = bought[at]?.priceCents ?? 0;
      return {
        id,
        customerId,
        customerEmail: emailOf(customerId),
        customerName: nameOf(customerId),
        shippingAddress: JSON.stringify(ADDRESS),
        subtotalCents: cents,
        totalCents: cents,
        status: ORDER_STATUSES[id % ORDER_STATUSES.length] ?? "pending",
        dueDate: new Date(now + (id % 40) * DAY).toISOString(),
        createdAt: new Date(now - (count.orders - id) * (DAY / 4)).toISOString(),
      };
    });
    await db.insertInto("orders").values(orders).execute();
    const items = some.map((orderId, at) => ({
      orderId,
      productId: bought[at]?.id ?? null,
      productName: bought[at]?.name ?? "",
      quantity: 1,
      priceCents: bought[at]?.priceCents ?? 0,
    }));
    await db.insertInto("orderItems").values(items).execute();
  });
}

async function addConversations(db: Database, count: Sales, { products, now }: Made) {
  const random = createSeededRandom(count.conversations);
  const numbers = Array.from({ length: count.conversations }, (_, at) => at + 1);
  const momentOf = (id: number) =>
    new Date(now - (count.conversations - id) * (DAY / 8)).toISOString();
  await insertAll(numbers, async (some) => {
    const inquiries = some.map((id) => {
      const customerId = 1 + (id % count.customers);
      return {
        id,
        customerId,
        state: STATES[id % STATES.length] ?? "new",
        name: nameOf(customerId),
        email: emailOf(customerId),
        lastMessageAt: momentOf(id),
        createdAt: momentOf(id),
      };
    });
    await db.insertInto("inquiries").values(inquiries).execute();
    const messages = some.flatMap((inquiryId) =>
      Array.from({ length: 4 }, (_, at) => ({
        inquiryId,
        kind: at % 2 === 0 ? ("customer" as const) : ("reply" as const),
        text: `Message ${at + 1} about the piece: is it still there, and how long would another size take?`,
        createdAt: momentOf(inquiryId),
      })),
    );
    await db.insertInto("inquiryMessages").values(messages).execute();
    const pieces = some.flatMap((inquiryId) => {
      const piece = products[Math.floor(random() * products.length)];
      return piece
        ? [{ inquiryId, productId: piece.id, productName: piece.name, position: 0 }]
        : [];
    });
    await db.insertInto("inquiryPieces").values(pieces).execute();
  });
}

async function insertAll(numbers: number[], insert: (some: number[]) => Promise<void>) {
  for (let from = 0; from < numbers.length; from += AT_ONCE) {
    await insert(numbers.slice(from, from + AT_ONCE));
  }
}
