import { createHash } from "node:crypto";
import { z } from "zod";
import { isSameJson } from "#contract/canonical-json.ts";
import { parseSender } from "#contract/mail/mail-sender.ts";
import type { Mailer } from "../../services/mailer.ts";
import type { Shop } from "../../shop.ts";
import { memoizeByRevision } from "../revisions/memoize-by-revision.ts";
import { describeMailFailure, explainMailFailure } from "./mail-failures.ts";
import { isAboutOneMail, isAboutSignIn } from "./smtp-errors.ts";
import { findStoredMailSettings, type StoredMailSettings } from "./stored-mail-settings.ts";

/** The row of the settings that holds it; no part of the settings that calls read. */
const OUTCOME_KEY = "mailOutcome";

const outcomeSchema = z.object({
  /** A hash of the account that it is about. */
  account: z.string(),
  /** What is wrong and how to fix it; null after a success. */
  failure: z.string().nullable(),
  /** Whether the shop could not sign in: then a sign-in ends it. */
  isSignIn: z.boolean().default(false),
});
type Outcome = z.infer<typeof outcomeSchema>;

export type MailOutcome = {
  /** Whether a test or a mail has succeeded with the account as it is now, and none failed since. */
  canSend: boolean;
  /** What the last attempt failed of and how to fix it. */
  failure: string | null;
};

const NONE: MailOutcome = { canSend: false, failure: null };
const WORKS: MailOutcome = { canSend: true, failure: null };

/**
 * Whether emails leave the shop, as the last test or mail showed. The server's own setting counts as tested until
 * it fails: whoever runs the server has entered it, and the hourly health check signs in.
 */
export const getMailOutcome = (shop: Shop): Promise<MailOutcome> =>
  memoizeByRevision(shop, "mail outcome", async () => {
    const stored = shop.mail ? null : await findStoredMailSettings(shop);
    if (!shop.mail && !stored) return NONE;
    const known = await findOutcome(shop, hashAccount(shop.mail, stored));
    if (!known) return shop.mail ? WORKS : NONE;
    return { canSend: known.failure === null, failure: known.failure };
  });

export const canSendMail = async (shop: Shop): Promise<boolean> =>
  (await getMailOutcome(shop)).canSend;

/**
 * The mailer, which stores what came of each mail. A refusal of one mail or one recipient tells nothing about
 * the account; a sign-in tells when it fails, and when it succeeds after one that failed.
 */
export function withStoredOutcome(
  shop: Shop,
  mailer: Mailer,
  stored: StoredMailSettings | null,
): Mailer {
  const account = hashAccount(mailer, stored);
  const store = (error: unknown) =>
    storeOutcome(shop, {
      account,
      failure: error === null ? null : describeMailFailure(explainMailFailure(error, stored)),
      isSignIn: error !== null && isAboutSignIn(error),
    });
  return {
    ...mailer,
    send: async (mail) => {
      try {
        await mailer.send(mail);
      } catch (error) {
        if (!isAboutOneMail(error)) await store(error);
        throw error;
      }
      await store(null);
    },
    verify: async () => {
      const known = await findOutcome(shop, account);
      try {
        await mailer.verify();
      } catch (error) {
        // Settings of the desk that were never tested can't send in any case.
        if (known || !stored) await store(error);
        throw error;
      }
      if (known?.isSignIn) await store(null);
    },
  };
}

async function storeOutcome(shop: Shop, outcome: Outcome): Promise<void> {
  try {
    // Each change of the settings invalidates the cached pages.
    if (isSameJson(await findOutcome(shop, outcome.account), outcome)) return;
    const value = JSON.stringify(outcome);
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

/** What came of the last attempt with an account; null before the first. */
async function findOutcome({ db }: Shop, account: string): Promise<Outcome | null> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", OUTCOME_KEY)
    .executeTakeFirst();
  const outcome = row && outcomeSchema.parse(row.value);
  return outcome?.account === account ? outcome : null;
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
