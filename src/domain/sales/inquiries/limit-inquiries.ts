import { DomainError } from "../../errors.ts";
import { clientNetwork } from "../../infrastructure/rate-limit/client-network.ts";
import { countWrite } from "../../infrastructure/rate-limit/count-write.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const MAX_FROM_ADDRESS = 60;
const MAX_IN_ALL = 600;

/**
 * Rate-limits messages from visitors. What an address sends beyond its own limit does not count for all.
 * @throws too-many-requests, with the email address to write to instead
 */
export async function limitInquiries(shop: Shop, address: string): Promise<void> {
  const count = (subject: string) => countWrite(shop, subject, HOUR_MILLISECONDS);
  const own = await count(`inquiries from ${clientNetwork(address)}`);
  if (own.count > MAX_FROM_ADDRESS) throw await refusal(shop, own.secondsLeft);
  const all = await count("inquiries");
  if (all.count > MAX_IN_ALL) throw await refusal(shop, all.secondsLeft);
}

async function refusal(shop: Shop, retryAfterSeconds: number): Promise<DomainError> {
  const { email } = await getSettings(shop);
  const instead = email ? ` Please write to ${email} instead.` : " Please try again in an hour.";
  return new DomainError("too-many-requests", `This form is very busy right now.${instead}`, {
    retryAfterSeconds,
  });
}
