import { canSendMail } from "../../infrastructure/mail/mail-outcome.ts";
import type { Shop } from "../../shop.ts";
import { isCustomerMailOn } from "../customer-mails/switch-customer-mail.ts";

/** Whether the shop tells people when a piece becomes available: it sends mail, and this one is on. */
export const isWaitingOffered = async (shop: Shop): Promise<boolean> =>
  (await canSendMail(shop)) && (await isCustomerMailOn(shop, "available"));
