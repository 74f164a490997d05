import type { Customer } from "#contract/sales/customers.ts";
import { toEmailKey, toPhoneKey } from "../customer-links/contact-keys.ts";

type Known = Pick<Customer, "emails" | "phones" | "ringSizes" | "orders" | "inquiries">;

/**
 * Addresses and ring sizes that are in inquiries and orders of a customer, but not in the customer's record:
 * whoever sent them may be somebody else. Each once, the newest first.
 */
export function listStated(customer: Known): Customer["stated"] {
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
