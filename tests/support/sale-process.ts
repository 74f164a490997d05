import { formatHundredths } from "#contract/decimals.ts";
import { newPaymentSchema } from "#contract/sales/payments.ts";
import { createFormToken } from "#domain/sales/inquiries/admission/inquiry-form-token.ts";
import { receiveInquiry } from "#domain/sales/inquiries/receive-inquiry.ts";
import { recordPayment } from "#domain/sales/payments/record-payment.ts";
import { acceptQuote } from "#domain/sales/quotes/customer-page/accept-quote.ts";
import { quoteUrl } from "#domain/sales/quotes/quote-secret.ts";
import { createLog } from "#server/logging/create-log.ts";
import { readConfig } from "#server/startup/config.ts";
import { openShop } from "#server/startup/open-shop.ts";
import { newInquiry } from "./new-inquiry.ts";
import { addPiece } from "./new-order.ts";
import { secretOf, sendNewQuote } from "./new-quote.ts";

/*
 * A process in which customers ask, get a quote, accept it and pay a deposit, or go on after another one was
 * killed: node sale-process.ts count. It prints "begun", a line for each step that was answered, such as
 * "thanked 3", "quoted 3", "accepted 3" and "paid 3", and a line of JSON with what the shop holds at the end.
 */
const count = Number(process.argv[2]);
const { shop, close } = await openShop(readConfig(process.env), createLog("error"));
/** People send the form some seconds after opening it. */
const later = { ...shop, now: () => new Date(Date.now() + 5000) };

const say = (step: string, number: number) => process.stdout.write(`${step} ${number}\n`);
const attemptOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

async function findPiece(name: string): Promise<number> {
  const row = await shop.db
    .selectFrom("products")
    .select("id")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.id ?? addPiece(shop, { name });
}

/** Sends the form; one that was sent before is taken once. */
async function ask(number: number) {
  const attempt = attemptOf(number);
  const email = `customer${number}@shop.example`;
  const productId = await findPiece(`Ring ${number}`);
  const productIds = [productId];
  const message = `Is ring ${number} still available?`;
  const input = { attempt, email, message, productIds, name: `Customer ${number}` };
  await receiveInquiry(later, newInquiry(createFormToken(shop), input));
  say("thanked", number);
  const { id } = await shop.db
    .selectFrom("inquiries")
    .select("id")
    .where("attempt", "=", attempt)
    .executeTakeFirstOrThrow();
  return { inquiryId: id, productId };
}

const findQuote = (inquiryId: number) =>
  shop.db
    .selectFrom("quotes")
    .innerJoin("inquiries", "inquiries.id", "quotes.inquiryId")
    .select(["quotes.id", "quotes.orderId", "inquiries.secretVersion"])
    .where("inquiryId", "=", inquiryId)
    .executeTakeFirst();

async function sell(number: number): Promise<void> {
  const { inquiryId, productId } = await ask(number);
  if (!(await findQuote(inquiryId))) {
    const items = [{ productId }, { title: "Band", price: "640.00" }];
    await shop.db
      .transaction()
      .execute((db) => sendNewQuote({ ...shop, db }, inquiryId, items, { deposit: "384.50" }));
  }
  say("quoted", number);
  const quote = await findQuote(inquiryId);
  if (!quote) throw new Error(`Customer ${number} has no quote.`);
  const secret = secretOf({ publicUrl: quoteUrl(shop, quote) });
  // As pressed in two tabs.
  const accept = () => acceptQuote(shop, secret, { delivery: "pickup" }, `2001:db8:${number}::1`);
  await Promise.all([accept(), accept()]);
  say("accepted", number);
  const orderId = (await findQuote(inquiryId))?.orderId;
  if (!orderId) throw new Error(`The quote of customer ${number} has no order.`);
  await pay(orderId);
  say("paid", number);
}

async function pay(orderId: number): Promise<void> {
  const former = await shop.db
    .selectFrom("orderPayments")
    .select("id")
    .where("orderId", "=", orderId)
    .executeTakeFirst();
  if (former) return;
  const payment = { amount: "384.50", method: "check", paidOn: new Date().toISOString() };
  await recordPayment(shop, orderId, newPaymentSchema.parse(payment), "ada");
}

async function countRows(
  table: "inquiries" | "quotes" | "orders" | "orderItems" | "orderPayments",
): Promise<number> {
  const { count: rows } = await shop.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return rows;
}

/** How often each kind of mail was queued. */
async function countMails(): Promise<Record<string, number>> {
  const rows = await shop.db
    .selectFrom("outgoingMails")
    .select(["kind", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("kind")
    .execute();
  return Object.fromEntries(rows.map((row) => [row.kind, row.count]));
}

process.stdout.write("begun\n");
// One after the other: with its payment a sale is complete.
const paid = await countRows("orderPayments");
for (let number = paid + 1; number <= count; number += 1) await sell(number);
const sold = await shop.db
  .selectFrom("products")
  .select("id")
  .where("name", "like", "Ring %")
  .where("availability", "=", "sold")
  .where("stock", "=", 0)
  .execute();
const receipts = await shop.db
  .selectFrom("orders")
  .select(["receiptNumber", "depositCents"])
  .orderBy("receiptNumber")
  .execute();
const result = {
  inquiries: await countRows("inquiries"),
  quotes: await countRows("quotes"),
  orders: await countRows("orders"),
  lines: await countRows("orderItems"),
  payments: await countRows("orderPayments"),
  sold: sold.length,
  mails: await countMails(),
  deposits: [...new Set(receipts.map(({ depositCents }) => formatHundredths(depositCents ?? 0)))],
  receipts: receipts.map(({ receiptNumber }) => Number(receiptNumber?.slice(5))),
};
await close();
process.stdout.write(`${JSON.stringify(result)}\n`);
