import { randomUUID } from "node:crypto";
import type { CustomerMailKind, CustomerMailPreview } from "#contract/sales/customer-mails.ts";
import type { MailTestResult } from "#contract/mail/mail-settings.ts";
import type { User } from "#contract/access/sign-in.ts";
import type { PieceCare } from "#contract/catalogue/piece-care.ts";
import { dayAfter, endOfDay } from "#contract/end-of-day.ts";
import type { Order } from "#contract/sales/orders.ts";
import { sendMailNow } from "../../infrastructure/mail/send-mail-now.ts";
import type { Shop } from "../../shop.ts";
import { composeCustomerMail } from "./compose-customer-mail.ts";
import { toCareNotes } from "../../catalogue/care/to-care-notes.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { CustomerMailFacts } from "./customer-mail-facts.ts";

/** A customer mail as it would be sent to an invented customer. */
export async function previewCustomerMail(
  shop: Shop,
  kind: CustomerMailKind,
): Promise<CustomerMailPreview> {
  const facts = await exampleFacts(shop);
  return composeCustomerMail(shop, kind, facts[kind]);
}

/**
 * Sends that preview, within 25 seconds.
 * @param to the person's own address by default, else the sender's
 * @throws unprocessable with what to do where mail is not set up or the server does not take it
 */
export const sendTestCustomerMail = (
  shop: Shop,
  kind: CustomerMailKind,
  person: User,
  to?: string,
): Promise<MailTestResult> =>
  sendMailNow(shop, person, to, async (address) => ({
    ...(await previewCustomerMail(shop, kind)),
    to: address,
    messageId: `<test-${randomUUID()}@${new URL(shop.publicUrl).hostname}>`,
  }));

/** What the previews of the customer mails are filled with: the shop's newest piece, and an invented customer. */
export async function exampleFacts(shop: Shop): Promise<CustomerMailFacts> {
  const pieceName = (await findNewestPiece(shop)) ?? "Gold ring";
  const name = "Alex Morgan";
  const inquiry = { name, topic: pieceName, privateUrl: shop.publicUrl };
  const order = exampleOrder(shop, pieceName);
  const { careTexts, timeZone } = await getSettings(shop);
  const inWeeks = (weeks: number) => endOfDay(dayAfter(shop.now(), weeks * 7, timeZone), timeZone);
  return {
    received: { ...inquiry, message: `Hi, I’m interested in ${pieceName}. Is it still available?` },
    reply: {
      ...inquiry,
      text: "Hi Alex,\n\nYes, it’s still available. I can put it aside for you until Friday.",
    },
    quote: {
      name,
      topic: pieceName,
      total: order.total,
      deposit: order.deposit,
      readyBy: inWeeks(6),
      validUntil: inWeeks(2),
      note: null,
      isNewVersion: false,
      isExpired: false,
      url: shop.publicUrl,
    },
    accepted: { order: { ...order, dueDate: inWeeks(6) }, url: shop.publicUrl },
    payment: { order, amount: order.amountPaid },
    processing: { order: { ...order, dueDate: inWeeks(6) } },
    ready: { order: { ...order, delivery: "pickup" } },
    shipped: { order },
    delivered: { order, care: toCareNotes(EXAMPLE_CARE, careTexts) },
    available: { name: null, pieceName, url: shop.publicUrl },
  };
}

const EXAMPLE_CARE: PieceCare = { metals: [{ guide: "gold", name: "gold" }], stones: [] };

async function findNewestPiece({ db }: Shop): Promise<string | undefined> {
  const piece = await db
    .selectFrom("products")
    .select("name")
    .where("deletedAt", "is", null)
    .where("isActive", "=", true)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return piece?.name;
}

function exampleOrder(shop: Shop, pieceName: string): Order {
  const now = shop.now().toISOString();
  const item = { id: 1, orderId: 12, productId: null, productName: pieceName, picture: null };
  return {
    id: 12,
    source: null,
    customerId: null,
    customerEmail: "alex@example.com",
    customerName: "Alex Morgan",
    customerPhone: null,
    delivery: "shipping",
    shippingAddress: null,
    billingAddress: null,
    subtotal: "1200.00",
    tax: "0.00",
    shipping: "0.00",
    total: "1200.00",
    deposit: "600.00",
    dueDate: null,
    status: "pending",
    paymentStatus: "partial",
    paymentIntentId: null,
    payments: [],
    amountPaid: "600.00",
    balanceDue: "600.00",
    receiptNumber: "2026-0001",
    trackingCarrier: "USPS",
    trackingNumber: "9400 1000 0000 0000 0000 00",
    isGift: false,
    notes: null,
    items: [{ ...item, quantity: 1, price: "1200.00", customizations: null, createdAt: now }],
    history: [],
    quote: null,
    createdAt: now,
    updatedAt: now,
  };
}
