import { foldName } from "#contract/fold-name.ts";
import type { Customer, CustomerSummary, Reservation } from "#contract/sales/customers.ts";
import type { InquirySummary } from "#contract/sales/inquiries.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { loadInquiries } from "../inquiries/records/load-inquiries.ts";
import { loadOrders } from "../orders/load-orders.ts";
import { loadContacts, loadCustomers } from "./load-customers.ts";
import { loadMessages } from "../inquiries/records/load-messages.ts";
import { toEmailKey, toPhoneKey } from "../customer-links/contact-keys.ts";

/**
 * A customer with all orders, inquiries and contacts, and who may be the same person.
 * @throws not-found
 */
export async function getCustomer(shop: Shop, id: number): Promise<Customer> {
  const row = await shop.db
    .selectFrom("customers")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  const [summary] = await loadCustomers(shop, [id]);
  if (!row || !summary) throw notFound("Customer");
  const contacts = await loadContacts(shop, [id]);
  const valuesOf = (kind: "email" | "phone") =>
    contacts.filter((contact) => contact.kind === kind).map(({ value }) => value);
  const { notes, addresses, ringSizes, createdAt, updatedAt } = row;
  const known = {
    emails: valuesOf("email"),
    phones: valuesOf("phone"),
    ringSizes,
    orders: await listOrdersOf(shop, id),
    ...(await listInquiriesOf(shop, id)),
  };
  return {
    ...summary,
    ...known,
    stated: listStated(known),
    addresses,
    notes,
    similar: await findSimilar(shop, id, row.name),
    createdAt,
    updatedAt,
  };
}

async function listOrdersOf(shop: Shop, customerId: number) {
  const rows = await shop.db
    .selectFrom("orders")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("deletedAt", "is", null)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
  return loadOrders(shop, rows);
}

async function listInquiriesOf(shop: Shop, customerId: number) {
  const rows = await shop.db
    .selectFrom("inquiries")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("deletedAt", "is", null)
    .orderBy("lastMessageAt", "desc")
    .orderBy("id", "desc")
    .execute();
  const inquiries = await loadInquiries(shop, rows);
  return { inquiries, reservations: await listReservations(shop, inquiries) };
}

const MOST_SIMILAR = 5;

/** Others with a phone number of this customer, or the same name. */
async function findSimilar(shop: Shop, id: number, name: string): Promise<CustomerSummary[]> {
  const rows = await shop.db
    .selectFrom("customers")
    .select("customers.id")
    .where("customers.id", "!=", id)
    .where("customers.id", "in", (eb) =>
      eb
        .selectFrom("customers as named")
        .select("named.id")
        .where("named.nameKey", "=", foldName(name))
        .union(
          eb
            .selectFrom("customerContacts as own")
            .innerJoin("customerContacts as theirs", (join) =>
              join.onRef("theirs.matchKey", "=", "own.matchKey").on("theirs.kind", "=", "phone"),
            )
            .select("theirs.customerId as id")
            .where("own.kind", "=", "phone")
            .where("own.customerId", "=", id),
        ),
    )
    .orderBy("customers.id", "desc")
    .limit(MOST_SIMILAR)
    .execute();
  return loadCustomers(
    shop,
    rows.map((row) => row.id),
  );
}

/** What was reserved from these inquiries, each piece once and the last first. */
async function listReservations(shop: Shop, inquiries: InquirySummary[]): Promise<Reservation[]> {
  const messages = await loadMessages(
    shop,
    inquiries.map(({ id }) => id),
  );
  const reservations = inquiries.flatMap(({ id, pieces }) => {
    const events = (messages.get(id) ?? []).filter(({ event }) => event?.type === "reserved");
    const last = new Map(events.map((message) => [message.event?.productId, message]));
    return [...last.values()].map(({ event, at }) => {
      const productId = event?.productId ?? null;
      const piece = pieces.find((each) => each.productId === productId);
      return {
        inquiryId: id,
        productId: piece ? productId : null,
        name: piece?.name ?? event?.title ?? "",
        until: event?.until ?? null,
        isReserved: piece?.isReservedHere ?? false,
        at,
      };
    });
  });
  return reservations.toSorted((a, b) => b.at.localeCompare(a.at));
}

type Known = Pick<Customer, "emails" | "phones" | "ringSizes" | "orders" | "inquiries">;

/**
 * Addresses and ring sizes that are in inquiries and orders of a customer, but not in the customer's record:
 * whoever sent them may be somebody else. Each once, the newest first.
 */
function listStated(customer: Known): Customer["stated"] {
  const { emails, phones, ringSizes, orders, inquiries } = customer;
  const statedEmails = [
    ...inquiries.map(({ email }) => email),
    ...orders.map(({ customerEmail }) => customerEmail),
  ];
  const statedPhones = [
    ...inquiries.map(({ phone }) => phone),
    ...orders.map(({ customerPhone }) => customerPhone),
  ];
  const sizes = ringSizes.map(({ size }) => size);
  return {
    emails: listNew(emails, statedEmails, toEmailKey),
    phones: listNew(phones, statedPhones, toPhoneKey),
    ringSizes: listNew(
      sizes,
      inquiries.map(({ ringSize }) => ringSize),
      (size) => size,
    ),
  };
}

type ToKey = (text: string | null) => string | null;

function listNew(known: string[], stated: (string | null)[], toKey: ToKey): string[] {
  const keys = new Set(known.map(toKey));
  return stated.filter((text): text is string => {
    const key = toKey(text);
    if (key === null || keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}
