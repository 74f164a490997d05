import { setTimeout as sleep } from "node:timers/promises";
import type { Mail, Mailer } from "../../services/mailer.ts";

const TIMEOUT_MILLISECONDS = 25_000;

/**
 * Sends a mail.
 * @param milliseconds 25 seconds by default, for a mail that somebody waits for
 * @throws the mailer's error, or ETIMEDOUT when it takes longer
 */
export async function sendWithinTime(
  mailer: Mailer,
  mail: Mail,
  milliseconds = TIMEOUT_MILLISECONDS,
): Promise<void> {
  const timer = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw Object.assign(new Error("The mail server took too long"), { code: "ETIMEDOUT" });
  });
  const sending = mailer.send(mail);
  try {
    await Promise.race([sending, late]);
  } finally {
    timer.abort();
    // The one that lost the race may still fail.
    late.catch(() => undefined);
    sending.catch(() => undefined);
  }
}
