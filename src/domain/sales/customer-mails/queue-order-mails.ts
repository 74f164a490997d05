import type { CustomerMailKind } from "#contract/sales/customer-mails.ts";
import type { Order, OrderEdit, OrderItem } from "#contract/sales/orders.ts";
import type { CareNote } from "#contract/catalogue/piece-care.ts";
import { stopOutgoingMail } from "../../infrastructure/mail/outbox/stop-outgoing-mail.ts";
import type { Shop } from "../../shop.ts";
import type { CustomerMailFacts } from "./customer-mail-facts.ts";
import { queueCustomerMail } from "./queue-customer-mail.ts";
import { readPieceCare } from "../../catalogue/care/list-piece-care.ts";
import { toCareNotes } from "../../catalogue/care/to-care-notes.ts";
import { idList } from "../../id-list.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";

type StatusMail = Extract<CustomerMailKind, "processing" | "ready" | "shipped" | "delivered">;

/** A step that is undone within this time tells the customer nothing. */
const UNDO_SECONDS = 60;

const STATUS_MAILS: StatusMail[] = ["processing", "ready", "shipped", "delivered"];

const keyOf = (orderId: number, what: string): string => `order:${orderId}:${what}`;

const mailOf = ({ status, delivery }: Order): StatusMail | null => {
  if (status === "processing") return "processing";
  if (status === "shipped") return delivery === "pickup" ? "ready" : "shipped";
  return status === "completed" ? "delivered" : null;
};

/**
 * Queues the mail of an order's new status, once however often the order gets there, and stops those of
 * earlier ones that have not left yet. It waits a minute, in which moving back stops it.
 */
export async function queueStatusMail(shop: Shop, order: Order): Promise<void> {
  await stopStatusMails(shop, order.id);
  const kind = mailOf(order);
  if (kind === null || (await isFromPlatform(shop, order.id))) return;
  const care = kind === "delivered" ? await loadOrderCare(shop, order) : [];
  await queueOrderMail(shop, kind, { order, care }, keyOf(order.id, kind));
}

/** Stops the mails of an order's statuses that have not left yet. @returns whether there were any */
export async function stopStatusMails(shop: Shop, orderId: number): Promise<boolean> {
  let hasStopped = false;
  for (const kind of STATUS_MAILS) {
    if (await stopOutgoingMail(shop, keyOf(orderId, kind))) hasStopped = true;
  }
  return hasStopped;
}

/**
 * Writes the mail of an order's status anew while it waits. A tracking number that comes after the shipping
 * mail has left is mailed too.
 */
export async function refreshStatusMail(
  shop: Shop,
  order: Order,
  changes: OrderEdit[],
): Promise<void> {
  if (await stopStatusMails(shop, order.id)) return queueStatusMail(shop, order);
  const isNewNumber = changes.some(({ field, from }) => field === "trackingNumber" && !from);
  if (!isNewNumber || mailOf(order) !== "shipped" || (await isFromPlatform(shop, order.id))) return;
  await queueOrderMail(shop, "shipped", { order }, keyOf(order.id, "tracking"));
}

/**
 * Queues the mail that confirms a payment.
 * @param amount dollars, "129.00"
 */
export async function queuePaymentMail(
  shop: Shop,
  order: Order,
  payment: { id: number; amount: string },
): Promise<void> {
  if (await isFromPlatform(shop, order.id)) return;
  const { id, amount } = payment;
  await queueOrderMail(shop, "payment", { order, amount }, keyOf(order.id, `payment:${id}`));
}

/** Stops the mail that confirms a payment, if it has not left yet. */
export async function stopPaymentMail(
  shop: Shop,
  orderId: number,
  paymentId: number,
): Promise<void> {
  await stopOutgoingMail(shop, keyOf(orderId, `payment:${paymentId}`));
}

const queueOrderMail = <Kind extends StatusMail | "payment">(
  shop: Shop,
  kind: Kind,
  facts: CustomerMailFacts[Kind],
  onceKey: string,
) =>
  queueCustomerMail(shop, kind, facts, {
    to: facts.order.customerEmail,
    about: { kind: "order", id: facts.order.id },
    onceKey,
    delaySeconds: UNDO_SECONDS,
  });

/** The platform where an order was placed writes to its customer itself. */
async function isFromPlatform({ db }: Shop, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom("externalOrders")
    .select("id")
    .where("internalOrderId", "=", orderId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A mail is no book: so many notes of an order with many pieces. */
const MAX_NOTES = 12;

/** How the pieces of an order are cared for, those in the trash and custom work included. */
export async function loadOrderCare(shop: Shop, { items }: Order): Promise<CareNote[]> {
  const { careTexts } = await getSettings(shop);
  const pieces = await loadPieces(shop, items);
  const notes = items.flatMap((item) => {
    const piece = pieces.get(item.productId ?? 0);
    const care = readPieceCare({
      metals: piece?.metals ?? null,
      stones: piece?.stones ?? null,
      materials: piece?.materials ?? notedMaterials(item),
    });
    return toCareNotes(care, careTexts).map(({ title, sections }) => ({
      title: items.length === 1 ? title : `${item.productName} (${title.toLowerCase()})`,
      sections,
    }));
  });
  return [...new Map(notes.map((note) => [note.title, note])).values()].slice(0, MAX_NOTES);
}

async function loadPieces(shop: Shop, items: OrderItem[]) {
  const ids = items.flatMap(({ productId }) => productId ?? []);
  const rows = await shop.db
    .selectFrom("products")
    .select(["id", "metals", "stones", "materials"])
    .where("id", "in", idList(shop, ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** What was noted with custom work. */
function notedMaterials({ customizations }: OrderItem): string | null {
  const noted = customizations?.["materials"] ?? customizations?.["metal"];
  return typeof noted === "string" ? noted : null;
}
