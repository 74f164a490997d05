import { CONFIRMATION_DAYS } from "#contract/sales/waiting-list.ts";
import { mailTemplate } from "../../infrastructure/mail/mail-template.ts";
import { queueMail } from "../../infrastructure/mail/outbox/queue-mail.ts";
import { lastPeriod } from "../../infrastructure/rate-limit/last-period.ts";
import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import type { Shop } from "../../shop.ts";
import { waitingSecret, waitingUrl } from "./waiting-secret.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Anybody can type an address into the form. */
const MAX_A_DAY = 3;

/** Of the mails that ask to confirm, in the outbox. */
export const CONFIRMATION_KIND = "waiting-list-confirmation";

/**
 * Queues the mail that asks to confirm unless the address has confirmed: one a day about a piece, three a day
 * in all. An update decides, so that of two concurrent calls one queues it. Call it inside a transaction.
 */
export async function queueConfirmation(shop: Shop, id: number, pieceName: string): Promise<void> {
  const today = lastPeriod(shop, DAY_MILLISECONDS);
  const asked = await shop.db
    .updateTable("waitingList")
    .set({ askedAt: shop.now().toISOString() })
    .where("id", "=", id)
    .where("confirmedAt", "is", null)
    .where((eb) => eb.or([eb("askedAt", "is", null), eb.not(eb.between("askedAt", ...today))]))
    .where(
      (eb) =>
        eb
          .selectFrom("waitingList as same")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("same.email", "=", "waitingList.email")
          .where((same) => same.between("same.askedAt", ...today)),
      "<",
      MAX_A_DAY,
    )
    .returning("email")
    .executeTakeFirst();
  if (!asked) return;
  const { businessName, email } = await getNamedSettings(shop);
  await queueMail(shop, {
    to: asked.email,
    about: { kind: "waiting-list", id },
    kind: CONFIRMATION_KIND,
    subject: `Please confirm: ${pieceName}`,
    ...mailTemplate({
      businessName,
      body: BODY,
      details: [{ label: "Piece", value: pieceName }],
      button: { label: "Confirm", url: waitingUrl(shop, id) },
    }),
    ...(email && { replyTo: email }),
    secrets: [waitingSecret(id)],
  });
}

const BODY = `Please confirm that you want an email when this piece becomes available. The link works for ${CONFIRMATION_DAYS} days. On the same page you can take yourself off the list at any time.

If you did not ask for this, ignore this email. You will get no other.`;
