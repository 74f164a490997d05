import { isMailSetUp } from "../../infrastructure/mail/get-mail-settings.ts";
import type { Shop } from "../../shop.ts";
import { isCustomerMailOn } from "../customer-mails/switch-customer-mail.ts";

/** Whether the shop tells people when a piece becomes available: it sends mail, and this one is on. */
export const isWaitingOffered = async (shop: Shop): Promise<boolean> =>
  (await isMailSetUp(shop)) && (await isCustomerMailOn(shop, "available"));
