import type { Shop } from "../../../shop.ts";
import { explainMailFailure } from "../explain-mail-failure.ts";
import { findStoredMailSettings } from "../stored-mail-settings.ts";

/** Why a mail could not be sent and what to do, as people read it. */
export async function describeDeliveryFailure(shop: Shop, error: unknown): Promise<string> {
  if (isTemporaryRefusal(error)) return "The email server asked to try again later.";
  const server = shop.mail ? null : await findStoredMailSettings(shop);
  const { field, problem, fix } = explainMailFailure(error, server);
  return `${problem} ${field === "to" ? "Check the customer’s email address." : fix}`;
}

const TRANSACTION = ["MAIL FROM", "RCPT TO", "DATA"];

/** A 4xx reply to the mail itself, as servers give that do not know the sender yet (RFC 6647). */
const isTemporaryRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode < 500 &&
  "command" in error &&
  TRANSACTION.some((command) => command === error.command);
