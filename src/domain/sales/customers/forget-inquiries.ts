import { sql } from "kysely";
import { FORGOTTEN_CUSTOMER } from "#contract/sales/customers.ts";
import { idList } from "../../id-list.ts";
import type { Shop } from "../../shop.ts";
import { loadPieces } from "../inquiries/records/load-pieces.ts";
import { forgetQuotes } from "../quotes/forget-quotes.ts";
import { releaseForInquiry } from "../inquiries/reservations/release-for-inquiry.ts";
import { forgetMails } from "./forget-mails.ts";

/**
 * Removes names, addresses, messages and photos from a customer's inquiries, releases what they hold and ends
 * their private pages. That somebody asked about a piece, and what came of it, stays.
 */
export async function forgetInquiries(
  shop: Shop,
  customerId: number,
  by: string | null,
): Promise<void> {
  const rows = await shop.db
    .selectFrom("inquiries")
    .select(["id", "deletedAt"])
    .where("customerId", "=", customerId)
    .execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await release(
    shop,
    rows.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id),
    by,
  );
  await clearReservations(shop, ids);
  await shop.db
    .deleteFrom("inquiryMessages")
    .where("inquiryId", "in", idList(shop, ids))
    .where("kind", "<>", "event")
    .execute();
  await shop.db
    .updateTable("inquiries")
    .set({
      state: "closed",
      name: FORGOTTEN_CUSTOMER,
      email: null,
      phone: null,
      ringSize: null,
      heldBecause: null,
      textHash: null,
      attempt: null,
      secretVersion: sql<number>`secret_version + 1`,
      customerId: null,
    })
    .where("id", "in", idList(shop, ids))
    .execute();
  await shop.db
    .updateTable("trash")
    .set({ label: FORGOTTEN_CUSTOMER })
    .where("kind", "=", "inquiry")
    .where("entityId", "in", idList(shop, ids))
    .execute();
  await forgetQuotes(shop, ids);
  await forgetMails(shop, "inquiry", ids);
}

async function release(shop: Shop, ids: number[], by: string | null): Promise<void> {
  for (const [inquiryId, pieces] of await loadPieces(shop, ids)) {
    for (const { productId, isReservedHere } of pieces) {
      if (isReservedHere && productId !== null)
        await releaseForInquiry(shop, inquiryId, productId, by);
    }
  }
}

/** The name stands in pieces whose reservation has ended, and in those that are in the trash. */
async function clearReservations(shop: Shop, ids: number[]): Promise<void> {
  await shop.db
    .updateTable("products")
    .set({ availability: "available", reservedFor: null, reservedUntil: null })
    .where("availability", "=", "reserved")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("inquiryPieces")
          .innerJoin("inquiries", "inquiries.id", "inquiryPieces.inquiryId")
          .select("inquiryPieces.id")
          .whereRef("inquiryPieces.productId", "=", "products.id")
          .whereRef("inquiries.name", "=", "products.reservedFor")
          .where("inquiryPieces.isReserved", "=", true)
          .where("inquiries.id", "in", idList(shop, ids)),
      ),
    )
    .execute();
}
