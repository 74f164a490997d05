import { randomUUID } from "node:crypto";
import { toEmailAddress } from "#contract/email-address.ts";
import { foldName } from "#contract/fold-name.ts";
import { parseSender } from "#contract/mail/mail-sender.ts";
import { plainMail } from "../../infrastructure/mail/plain-mail.ts";
import { withMailer } from "../../infrastructure/mail/with-mailer.ts";
import { countWrite } from "../../infrastructure/rate-limit/count-write.ts";
import { limitVisitorWrites } from "../../infrastructure/rate-limit/limit-visitor-writes.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Mailer } from "../../services/mailer.ts";
import type { Shop } from "../../shop.ts";
import { matchesUsername } from "../matches-username.ts";
import { passwordLinkUrl } from "./password-link.ts";

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const LINK_MILLISECONDS = 30 * 60 * 1000;
const MAX_MAILS_AN_HOUR = 3;

/**
 * Mails a link to choose a new password to the person of this username or address, if there is one. It
 * returns before it looks for the person, so that neither answer nor time tells whether there is.
 * @param address the client's IP address
 * @throws too-many-requests after ten requests from a network in ten minutes
 */
export async function requestPasswordReset(
  shop: Shop,
  name: string,
  address: string,
): Promise<void> {
  await limitVisitorWrites(shop, address, { purpose: "password resets", max: 10 });
  void shop.jobs.run(async () => {
    try {
      await withMailer(shop, (mailer) => mailLink(shop, mailer, name));
    } catch (error) {
      shop.log.error("password reset mail failed; the person has to ask again", { error });
    }
  });
}

async function mailLink(shop: Shop, mailer: Mailer, name: string): Promise<void> {
  const person = await findPerson(shop, name);
  const to = person && (person.email ?? (await addressOfTheOnly(shop, mailer)));
  if (!person || !to) return;
  const { count } = await countWrite(shop, `password resets of ${person.id}`, HOUR_MILLISECONDS);
  if (count > MAX_MAILS_AN_HOUR) return;
  const { businessName } = await getSettings(shop);
  const expiresAt = new Date(shop.now().getTime() + LINK_MILLISECONDS);
  const url = passwordLinkUrl(shop, "reset", person, expiresAt);
  await mailer.send(
    plainMail(shop, {
      businessName,
      to,
      id: `reset-${randomUUID()}`,
      subject: "Choose a new password",
      body: `Someone asked for a new password for ${person.username} at ${businessName}. If it was you, choose one here. The link works once, for 30 minutes.\n\nIf it wasn’t you, ignore this email. Your password stays the same.`,
      button: { label: "Choose a new password", url },
    }),
  );
}

/** Somebody who has a password: an invited person has the link of the invitation. */
const findPerson = ({ db }: Shop, name: string) =>
  db
    .selectFrom("users")
    .select(["id", "username", "email", "passwordHash", "invitedAt"])
    .where((eb) =>
      eb.or([
        matchesUsername(name),
        eb(eb.fn("fold_text", ["email"]), "=", foldName(toEmailAddress(name))),
      ]),
    )
    .where("passwordHash", "!=", "")
    // A username wins over another person's address.
    .orderBy((eb) => eb.case().when(matchesUsername(name)).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst();

/** The shop's own mailbox, for a person without an address who is the only one: nobody else reads it. */
async function addressOfTheOnly({ db }: Shop, mailer: Mailer): Promise<string | null> {
  const people = await db.selectFrom("users").select("id").limit(2).execute();
  return people.length === 1 ? parseSender(mailer.from).address : null;
}
