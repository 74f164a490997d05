import type { Shop } from "../../shop.ts";
import { limitVisitorWrites } from "../../infrastructure/rate-limit/limit-visitor-writes.ts";
import { subscribe } from "./subscribe.ts";

/** No person fills in the form faster. */
const MIN_FORM_MILLISECONDS = 1000;

export type VisitorSubscription = {
  email: string;
  /** A honeypot: people do not see the field. */
  topic?: string | undefined;
  /** When the form was rendered, epoch milliseconds; undefined for an API call. */
  shownAt?: number | undefined;
};

/**
 * Subscribes a visitor. A bot gets the same response, but is not subscribed.
 * @param from the visitor's IP address
 * @throws too-many-requests, or a ZodError when it is no email address
 */
export async function subscribeVisitor(
  shop: Shop,
  { email, topic, shownAt }: VisitorSubscription,
  from: string,
): Promise<void> {
  if (topic?.trim() || isFilledByBot(shop, shownAt)) return;
  await limitVisitorWrites(shop, from);
  await subscribe(shop, email);
}

function isFilledByBot({ now }: Shop, shownAt: number | undefined): boolean {
  if (shownAt === undefined) return false;
  const elapsed = now().getTime() - shownAt;
  return elapsed >= 0 && elapsed < MIN_FORM_MILLISECONDS;
}
