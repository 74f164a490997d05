import type { Shop } from "../../shop.ts";
import { limitVisitorWrites } from "../../infrastructure/rate-limit/limit-visitor-writes.ts";
import { subscribe } from "./subscribe.ts";

/** Nobody reads the page, finds the form and types an address in less. */
const MIN_FORM_MILLISECONDS = 1000;

export type VisitorSubscription = {
  email: string;
  /** What stands in the field that people do not see. */
  topic?: string | undefined;
  /** When the page with the form was made, in milliseconds since 1970; unknown to a call without a page. */
  shownAt?: number | undefined;
};

/**
 * Adds the address a visitor gives. A program that fills in forms is told that all is well, and nothing
 * is kept of it.
 * @param from the visitor's address
 * @throws too-many-requests, or a ZodError when it is no e-mail address
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
  if (shownAt === undefined || Number.isNaN(shownAt)) return false;
  const taken = now().getTime() - shownAt;
  return taken >= 0 && taken < MIN_FORM_MILLISECONDS;
}
