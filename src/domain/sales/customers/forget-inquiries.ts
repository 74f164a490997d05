import { sql } from "kysely";
import { FORGOTTEN_CUSTOMER } from "#contract/sales/customers.ts";
import { idList } from "../../id-list.ts";
import type { Shop } from "../../shop.ts";
import { loadPieces } from "../inquiries/records/load-pieces.ts";
import { forgetQuotes } from "../quotes/forget-quotes.ts";
import { releaseForInquiry } from "../inquiries/reservations/release-for-inquiry.ts";
import { toEmailKey } from "../customer-links/contact-keys.ts";
import type { Person } from "./find-person.ts";
import { forgetMails } from "./forget-mails.ts";

/**
 * Removes names, addresses and messages from a customer's inquiries, releases what they hold and ends their
 * private pages. That somebody asked about a piece, and what came of it, stays.
 * @returns the photos that the customer sent
 */
export async function forgetInquiries(
  shop: Shop,
  customerId: number,
  { emails }: Person,
  by: string | null,
): Promise<string[]> {
  const rows = (await listInquiries(shop, customerId)).filter(
    (row) => row.customerId !== null || emails.includes(toEmailKey(row.email) ?? ""),
  );
  const ids = rows.map(({ id }) => id);
  const photos = await listPhotos(shop, ids);
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
  return photos;
}

async function listPhotos(shop: Shop, ids: number[]): Promise<string[]> {
  const rows = await shop.db
    .selectFrom("inquiryPhotos")
    .innerJoin("inquiryMessages", "inquiryMessages.id", "inquiryPhotos.messageId")
    .select("inquiryPhotos.mediaHash")
    .distinct()
    .where("inquiryMessages.kind", "=", "customer")
    .where("inquiryMessages.inquiryId", "in", idList(shop, ids))
    .execute();
  return rows.flatMap(({ mediaHash }) => mediaHash ?? []);
}

/** The customer's, and those of nobody: one that is held as doubtful has no customer yet. */
const listInquiries = ({ db }: Shop, customerId: number) =>
  db
    .selectFrom("inquiries")
    .select(["id", "customerId", "email", "deletedAt"])
    .where((eb) => eb.or([eb("customerId", "=", customerId), eb("customerId", "is", null)]))
    .execute();

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
