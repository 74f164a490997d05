import type { Reservation } from "#contract/sales/customers.ts";
import type { InquirySummary } from "#contract/sales/inquiries.ts";
import type { Shop } from "../../shop.ts";
import { loadMessages } from "../inquiries/records/load-messages.ts";

/** What was reserved from these inquiries, each piece once and the last first. */
export async function listReservations(
  shop: Shop,
  inquiries: InquirySummary[],
): Promise<Reservation[]> {
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
