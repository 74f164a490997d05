import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { parseSender } from "#contract/mail/mail-sender.ts";
import type { Mailer } from "../../services/mailer.ts";
import type { Shop } from "../../shop.ts";
import { explainMailFailure, isAboutOneMail } from "./explain-mail-failure.ts";
import { findStoredMailSettings, type StoredMailSettings } from "./stored-mail-settings.ts";

/** The row of the settings that holds it; no part of the settings that calls read. */
const OUTCOME_KEY = "mailOutcome";

const outcomeSchema = z.object({
  /** A hash of the account that it is about. */
  account: z.string(),
  /** What is wrong and how to fix it; null after a success. */
  failure: z.string().nullable(),
});

export type MailOutcome = {
  /** Whether a test or a mail has succeeded with the account as it is now, and none failed since. */
  canSend: boolean;
  /** What the last attempt failed of and how to fix it. */
  failure: string | null;
};

const NONE: MailOutcome = { canSend: false, failure: null };

/**
 * Whether emails leave the shop, as the last test or mail showed. The server's own setting counts as tested
 * once the shop could sign in with it.
 */
export async function getMailOutcome(shop: Shop): Promise<MailOutcome> {
  const stored = shop.mail ? null : await findStoredMailSettings(shop);
  if (!shop.mail && !stored) return NONE;
  const outcome = await findOutcome(shop);
  if (outcome?.account === hashAccount(shop.mail, stored)) {
    return { canSend: outcome.failure === null, failure: outcome.failure };
  }
  return shop.mail ? tryToSignIn(shop, shop.mail) : NONE;
}

export const canSendMail = async (shop: Shop): Promise<boolean> =>
  (await getMailOutcome(shop)).canSend;

/**
 * The mailer, which stores what came of each mail. A refusal of one mail or one recipient tells nothing about
 * the account.
 */
export function withStoredOutcome(
  shop: Shop,
  mailer: Mailer,
  stored: StoredMailSettings | null,
): Mailer {
  const account = hashAccount(mailer, stored);
  return {
    ...mailer,
    send: async (mail) => {
      try {
        await mailer.send(mail);
      } catch (error) {
        if (!isAboutOneMail(error)) await storeOutcome(shop, account, describe(error, stored));
        throw error;
      }
      await storeOutcome(shop, account, null);
    },
  };
}

async function storeOutcome(shop: Shop, account: string, failure: string | null): Promise<void> {
  try {
    const known = await findOutcome(shop);
    // Each change of the settings invalidates the cached pages.
    if (known?.account === account && known.failure === failure) return;
    const value = JSON.stringify({ account, failure });
    const updatedAt = shop.now().toISOString();
    await shop.db
      .insertInto("settings")
      .values({ key: OUTCOME_KEY, value, updatedAt })
      .onConflict((existing) => existing.column("key").doUpdateSet({ value, updatedAt }))
      .execute();
  } catch (error) {
    // Thrown after a success, it would have the same mail sent again.
    shop.log.error("the outcome of a mail was not stored; the next mail stores its own", { error });
  }
}

async function findOutcome({ db }: Shop) {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", OUTCOME_KEY)
    .executeTakeFirst();
  return row && outcomeSchema.parse(row.value);
}

function describe(error: unknown, stored: StoredMailSettings | null): string {
  const { problem, fix } = explainMailFailure(error, stored);
  return `${problem} ${fix}`;
}

/** Another sender's name needs no other test; another address does, since servers refuse foreign ones. */
function hashAccount(mailer: Mailer | null, stored: StoredMailSettings | null): string {
  const account = stored
    ? [stored.host, stored.port, stored.security, stored.user, stored.password]
    : [mailer?.account];
  const { address } = parseSender(stored?.from ?? mailer?.from ?? "");
  return createHash("sha256")
    .update(JSON.stringify([...account, address]))
    .digest("hex");
}

const RETRY_MILLISECONDS = 60 * 1000;
/** Pages wait no longer for a server that does not answer. */
const PATIENCE_MILLISECONDS = 2000;

type Attempt = { retryAt: number; result: Promise<MailOutcome> };
const attempts = new WeakMap<Mailer, Attempt>();

/** Each process signs in once, and again a minute after a failure. */
async function tryToSignIn(shop: Shop, mailer: Mailer): Promise<MailOutcome> {
  const now = shop.now().getTime();
  let attempt = attempts.get(mailer);
  if (!attempt || attempt.retryAt <= now) {
    attempt = { retryAt: now + RETRY_MILLISECONDS, result: signIn(shop, mailer) };
    attempts.set(mailer, attempt);
  }
  const patience = new AbortController();
  const late = sleep(PATIENCE_MILLISECONDS, NONE, { signal: patience.signal }).catch(() => NONE);
  const outcome = await Promise.race([attempt.result, late]);
  patience.abort();
  if (outcome.canSend) attempt.retryAt = Infinity;
  return outcome;
}

async function signIn(shop: Shop, mailer: Mailer): Promise<MailOutcome> {
  try {
    await mailer.verify();
    return { canSend: true, failure: null };
  } catch (error) {
    shop.log.warn("the mail server refuses the shop; screens offer links instead", { error });
    return { canSend: false, failure: describe(error, null) };
  }
}
