import { LRUCache } from "lru-cache";
import { DomainError } from "../../errors.ts";
import { clientNetwork } from "../../infrastructure/rate-limit/client-network.ts";
import { countWrite } from "../../infrastructure/rate-limit/count-write.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const MAX_FROM_ADDRESS = 60;
const MAX_IN_ALL = 600;

/** How many subjects that reached their limit a process holds in memory. */
const MAX_REFUSED = 10_000;

/** Until when a subject is refused, in milliseconds: a flood of refused messages writes nothing. */
const refusals = new WeakMap<Shop["jobs"], LRUCache<string, number>>();

/**
 * Rate-limits a form of visitors. What an address sends beyond its own limit does not count for all.
 * @param purpose each is counted apart
 * @throws too-many-requests, with the email address to write to instead
 */
export async function limitInquiries(
  shop: Shop,
  address: string,
  purpose: "inquiries" | "waiting list" = "inquiries",
): Promise<void> {
  const own = { subject: `${purpose} from ${clientNetwork(address)}`, max: MAX_FROM_ADDRESS };
  const all = { subject: purpose, max: MAX_IN_ALL };
  for (const limit of [own, all]) await requireNotRefused(shop, limit.subject);
  for (const limit of [own, all]) await countWithin(shop, limit);
}

async function requireNotRefused(shop: Shop, subject: string): Promise<void> {
  const until = refusals.get(shop.jobs)?.get(subject) ?? 0;
  const milliseconds = until - shop.now().getTime();
  if (milliseconds > 0) throw await refusal(shop, Math.ceil(milliseconds / 1000));
}

async function countWithin(
  shop: Shop,
  { subject, max }: { subject: string; max: number },
): Promise<void> {
  const { count, secondsLeft } = await countWrite(shop, subject, HOUR_MILLISECONDS);
  if (count <= max) return;
  const refused = refusals.get(shop.jobs) ?? new LRUCache<string, number>({ max: MAX_REFUSED });
  refusals.set(shop.jobs, refused);
  refused.set(subject, shop.now().getTime() + secondsLeft * 1000);
  throw await refusal(shop, secondsLeft);
}

async function refusal(shop: Shop, retryAfterSeconds: number): Promise<DomainError> {
  const { email } = await getSettings(shop);
  const instead = email ? ` Please write to ${email} instead.` : " Please try again in an hour.";
  return new DomainError("too-many-requests", `This form is very busy right now.${instead}`, {
    retryAfterSeconds,
  });
}
