import type { LoaderFunctionArgs } from "react-router";
import { idParam } from "#contract/field-schemas.ts";
import { getPlatform } from "#domain/channels/platforms/list-platforms.ts";
import { notFound } from "#domain/errors.ts";
import { getSyncLog } from "#domain/importing/sync-logs/get-sync-log.ts";
import { getCustomer } from "#domain/sales/customers/get-customer.ts";
import { findInquiryOf } from "#domain/sales/inquiries/mail-answers/find-answered-inquiry.ts";
import { getInquiry } from "#domain/sales/inquiries/get-inquiry.ts";
import { getOrder } from "#domain/sales/orders/get-order.ts";
import type { Shop } from "#domain/shop.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";

/**
 * A loader that answers 404 for an id that does not exist. The screen itself reads the entity by a call,
 * so that it stays up to date.
 */
const requireEntity =
  (name: string, get: (shop: Shop, id: number) => Promise<unknown>) =>
  async ({ context, params }: Pick<LoaderFunctionArgs, "context" | "params">): Promise<null> => {
    const id = idParam.safeParse(params["id"]);
    const work = id.success ? get(getShop(context), id.data) : Promise.reject(notFound(name));
    await withPageErrors(work);
    return null;
  };

export const requireCustomer = requireEntity("Customer", getCustomer);
export const requireImport = requireEntity("Import", getSyncLog);
export const requireInquiry = requireEntity("Inquiry", getInquiry);
export const requireOrder = requireEntity("Order", getOrder);
export const requirePlatform = requireEntity("Platform", getPlatform);

/** The id of the inquiry that an order came from; null for one that came without. 404 without the order. */
export async function findInquiryOfOrder(
  given: Parameters<typeof requireOrder>[0],
): Promise<number | null> {
  await requireOrder(given);
  return findInquiryOf(getShop(given.context), Number(given.params["id"]));
}
