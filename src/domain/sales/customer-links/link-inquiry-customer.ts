import type { Shop } from "../../shop.ts";
import { linkCustomer } from "./link-customer.ts";

/**
 * Links an inquiry to its customer by email address or phone number, and notes the ring size there. One that
 * is held as doubtful has none.
 */
export async function linkInquiryCustomer(shop: Shop, inquiryId: number): Promise<void> {
  const inquiry = await shop.db
    .selectFrom("inquiries")
    .select(["customerId", "state", "name", "email", "phone", "ringSize"])
    .where("id", "=", inquiryId)
    .executeTakeFirstOrThrow();
  if (inquiry.customerId !== null || inquiry.state === "to-check") return;
  const customerId = await linkCustomer(shop, inquiry);
  if (customerId === null) return;
  await shop.db.updateTable("inquiries").set({ customerId }).where("id", "=", inquiryId).execute();
  if (inquiry.ringSize) await addRingSize(shop, customerId, inquiry.ringSize);
}

const MOST_RING_SIZES = 20;

async function addRingSize({ db }: Shop, customerId: number, size: string): Promise<void> {
  const { ringSizes } = await db
    .selectFrom("customers")
    .select("ringSizes")
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  if (ringSizes.length >= MOST_RING_SIZES || ringSizes.some((known) => known.size === size)) return;
  await db
    .updateTable("customers")
    .set({ ringSizes: JSON.stringify([...ringSizes, { size, note: null }]) })
    .where("id", "=", customerId)
    .execute();
}
