import type { NewInquiry } from "#contract/sales/inquiries.ts";
import { DomainError } from "../../../errors.ts";
import { clientNetwork } from "../../../infrastructure/rate-limit/client-network.ts";
import { countWrite } from "../../../infrastructure/rate-limit/count-write.ts";
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../../shop.ts";
import { findCertainReason } from "./find-held-reason.ts";

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const MAX_FROM_ADDRESS = 60;
const MAX_IN_ALL = 600;
/** Of the messages in all. The others are left for people when spam comes from many addresses. */
const MAX_DOUBTFUL = 300;
/** When to try again where more messages wait than are stored in a few seconds. */
const BUSY_SECONDS = 10;

/** Each form of visitors is counted apart. */
type Purpose = "inquiries" | "answers" | "waiting list";

const doubtful = { subject: "doubtful inquiries", max: MAX_DOUBTFUL };
const fromAddress = (address: string, purpose: Purpose) => ({
  subject: `${purpose} from ${clientNetwork(address)}`,
  max: MAX_FROM_ADDRESS,
});
const inAll = (purpose: Purpose) => ({ subject: purpose, max: MAX_IN_ALL });

/**
 * Rate-limits a form of visitors by the address and in all. What an address sends beyond its own limit does
 * not count for all.
 * @throws too-many-requests, with the email address to write to instead
 */
export async function limitInquiries(shop: Shop, address: string, purpose: Purpose): Promise<void> {
  await admitSender(shop, address, purpose);
  await countSender(shop, address, purpose);
  await countWithin(shop, inAll(purpose));
}

/**
 * The part of it that needs neither body nor database: refuses whom this process knows to be refused. A
 * flood is let through at a steady rate.
 */
export async function admitSender(shop: Shop, address: string, purpose: Purpose): Promise<void> {
  await shop.refusals.throttle("form");
  await requireNotRefused(shop, fromAddress(address, purpose).subject);
  await requireNotRefused(shop, purpose);
}

/** Counts what an address sends. */
export const countSender = (shop: Shop, address: string, purpose: Purpose): Promise<void> =>
  countWithin(shop, fromAddress(address, purpose));

/**
 * Lets messages of the inquiry form through at the rate at which they can be stored while visitors read,
 * the doubtful ones apart from those of people. Needs no database.
 * @throws invalid for a forged or old token; too-many-requests
 */
export async function admitMessage(shop: Shop, input: NewInquiry): Promise<void> {
  const isDoubtful = findCertainReason(shop, input) !== null;
  if (isDoubtful) await requireNotRefused(shop, doubtful.subject);
  const isInTime = await shop.refusals.throttle(isDoubtful ? "doubtful message" : "message");
  if (!isInTime) throw await refusal(shop, BUSY_SECONDS);
}

/** Counts a message of the inquiry form among all, of which a part may be doubtful. */
export async function limitMessages(shop: Shop, isDoubtful: boolean): Promise<void> {
  if (isDoubtful) await countWithin(shop, doubtful);
  await countWithin(shop, inAll("inquiries"));
}

async function requireNotRefused(shop: Shop, subject: string): Promise<void> {
  const milliseconds = (shop.refusals.refusedUntil(subject) ?? 0) - shop.now().getTime();
  if (milliseconds > 0) throw await refusal(shop, Math.ceil(milliseconds / 1000));
}

async function countWithin(
  shop: Shop,
  { subject, max }: { subject: string; max: number },
): Promise<void> {
  await requireNotRefused(shop, subject);
  const { count, secondsLeft } = await countWrite(shop, subject, HOUR_MILLISECONDS);
  if (count <= max) return;
  shop.refusals.cache(subject, shop.now().getTime() + secondsLeft * 1000);
  throw await refusal(shop, secondsLeft);
}

async function refusal(shop: Shop, retryAfterSeconds: number): Promise<DomainError> {
  const { email } = await getSettings(shop);
  const instead = email ? ` Please write to ${email} instead.` : " Please try again in an hour.";
  return new DomainError("too-many-requests", `This form is very busy right now.${instead}`, {
    retryAfterSeconds,
  });
}
