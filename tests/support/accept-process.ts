import { acceptQuote } from "#domain/sales/quotes/customer-page/accept-quote.ts";
import { quoteUrl } from "#domain/sales/quotes/quote-secret.ts";
import { createLog } from "#server/logging/create-log.ts";
import { readConfig } from "#server/startup/config.ts";
import { openShop } from "#server/startup/open-shop.ts";
import { addPiece } from "./new-order.ts";
import { sendNewQuote } from "./new-quote.ts";

/*
 * A process in which customers accept their quotes, or go on after another one was killed:
 * node accept-process.ts count. Each quote holds a piece of its own and custom work. It prints "begun",
 * "accepted 3" for each quote that was accepted, and a line of JSON with what the shop holds once all are.
 */
const count = Number(process.argv[2]);
const { shop, close } = await openShop(readConfig(process.env), createLog("error"));

async function makeQuotes(): Promise<void> {
  const { made } = await shop.db
    .selectFrom("quotes")
    .select(({ fn }) => fn.countAll<number>().as("made"))
    .executeTakeFirstOrThrow();
  for (let number = made + 1; number <= count; number += 1) {
    await shop.db.transaction().execute(async (db) => {
      const now = shop.now().toISOString();
      const { id } = await db
        .insertInto("inquiries")
        .values({
          state: "new",
          name: `Customer ${number}`,
          email: `customer${number}@shop.example`,
          lastMessageAt: now,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const productId = await addPiece({ ...shop, db }, { name: `Ring ${number}` });
      const custom = { title: "Band", price: "640.00" };
      await sendNewQuote({ ...shop, db }, id, [{ productId }, custom], { deposit: "384.50" });
    });
  }
}

async function acceptAll(): Promise<void> {
  const quotes = await shop.db
    .selectFrom("quotes")
    .innerJoin("inquiries", "inquiries.id", "quotes.inquiryId")
    .select(["quotes.id", "inquiries.secretVersion"])
    .orderBy("quotes.id")
    .execute();
  for (const quote of quotes) {
    const secret = new URL(quoteUrl(shop, quote)).pathname.split("/").at(-1) ?? "";
    const accept = () =>
      acceptQuote(shop, secret, { delivery: "pickup" }, `2001:db8:${quote.id}::1`);
    // As pressed in two tabs.
    await Promise.all([accept(), accept()]);
    process.stdout.write(`accepted ${quote.id}\n`);
  }
}

async function countRows(
  table: "orders" | "orderItems" | "outgoingMails" | "inquiryMessages",
): Promise<number> {
  const { count: rows } = await shop.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return rows;
}

await makeQuotes();
process.stdout.write("begun\n");
await acceptAll();
const accepted = await shop.db
  .selectFrom("quotes")
  .select("orderId")
  .where("state", "=", "accepted")
  .where("orderId", "is not", null)
  .execute();
const sold = await shop.db
  .selectFrom("products")
  .select("id")
  .where("name", "like", "Ring %")
  .where("availability", "=", "sold")
  .where("stock", "=", 0)
  .execute();
const result = {
  accepted: new Set(accepted.map(({ orderId }) => orderId)).size,
  orders: await countRows("orders"),
  lines: await countRows("orderItems"),
  events: await countRows("inquiryMessages"),
  sold: sold.length,
};
await close();
process.stdout.write(`${JSON.stringify(result)}\n`);
