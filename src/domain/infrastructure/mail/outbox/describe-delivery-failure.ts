import type { Shop } from "../../../shop.ts";
import { explainMailFailure, isTemporaryRefusal } from "../explain-mail-failure.ts";
import { findStoredMailSettings } from "../stored-mail-settings.ts";

/** Why a mail could not be sent and what to do, as people read it. */
export async function describeDeliveryFailure(shop: Shop, error: unknown): Promise<string> {
  if (isTemporaryRefusal(error)) return "The email server asked to try again later.";
  const server = shop.mail ? null : await findStoredMailSettings(shop);
  const { field, problem, fix } = explainMailFailure(error, server);
  return `${problem} ${field === "to" ? "Check the customer’s email address." : fix}`;
}
