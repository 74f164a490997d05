import { DomainError } from "../../errors.ts";
import { clientNetwork } from "../../infrastructure/rate-limit/client-network.ts";
import { countWrite } from "../../infrastructure/rate-limit/count-write.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const MAX_FROM_ADDRESS = 60;
const MAX_IN_ALL = 600;

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
  const count = (subject: string) => countWrite(shop, subject, HOUR_MILLISECONDS);
  const own = await count(`${purpose} from ${clientNetwork(address)}`);
  if (own.count > MAX_FROM_ADDRESS) throw await refusal(shop, own.secondsLeft);
  const all = await count(purpose);
  if (all.count > MAX_IN_ALL) throw await refusal(shop, all.secondsLeft);
}

async function refusal(shop: Shop, retryAfterSeconds: number): Promise<DomainError> {
  const { email } = await getSettings(shop);
  const instead = email ? ` Please write to ${email} instead.` : " Please try again in an hour.";
  return new DomainError("too-many-requests", `This form is very busy right now.${instead}`, {
    retryAfterSeconds,
  });
}
