import { randomUUID } from "node:crypto";
import { foldName } from "#contract/fold-name.ts";
import {
  INVITATION_DAYS,
  type Invitation,
  MAX_PEOPLE,
  type NewPerson,
  type Person,
} from "#contract/access/people.ts";
import { conflict, DomainError } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { onUniqueViolation } from "../../on-unique-violation.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { passwordLinkUrl } from "../password-links/password-link.ts";
import { getPerson } from "./list-people.ts";
import { lockPeople } from "./lock-people.ts";
import { plainMail } from "../../infrastructure/mail/plain-mail.ts";
import { sendWithinTime } from "../../infrastructure/mail/send-within-time.ts";
import { withMailer } from "../../infrastructure/mail/with-mailer.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Adds a person, who chooses a password by the link in the answer, and mails the link where mail is set up.
 * @throws conflict when the name or address is in use, or there are five people
 */
export async function invitePerson(
  shop: Shop,
  person: NewPerson,
  by: string | null,
): Promise<Invitation> {
  const { username, email, access } = person;
  const id = randomUUID();
  const now = shop.now().toISOString();
  await onUniqueViolation(
    () =>
      inTransaction(shop, async (shop) => {
        await lockPeople(shop);
        await rejectTaken(shop, person);
        const stamps = { createdAt: now, updatedAt: now, invitedAt: now };
        await shop.db
          .insertInto("users")
          .values({ id, username, email, access, passwordHash: "", ...stamps })
          .execute();
        await recordChange(shop, by, { kind: "person", action: "added", label: username });
      }),
    () => taken("username", "This name is in use. Choose another."),
  );
  return sendInvitation(shop, id);
}

/**
 * Sends an invitation again; the former link ends.
 * @throws not-found, conflict when the person has accepted it
 */
export async function renewInvitation(
  shop: Shop,
  id: string,
  by: string | null,
): Promise<Invitation> {
  await inTransaction(shop, async (shop) => {
    const { username } = await getPerson(shop, id);
    const { numUpdatedRows } = await shop.db
      .updateTable("users")
      .set({ invitedAt: shop.now().toISOString() })
      .where("id", "=", id)
      .where("passwordHash", "=", "")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict("They have accepted the invitation already.");
    const entry = { kind: "person", action: "changed", label: username } as const;
    await recordChange(shop, by, { ...entry, fields: ["invitation"] });
  });
  return sendInvitation(shop, id);
}

async function sendInvitation(shop: Shop, id: string): Promise<Invitation> {
  const person = await getPerson(shop, id);
  const expiresAt = new Date(shop.now().getTime() + INVITATION_DAYS * DAY_MILLISECONDS);
  const inviteUrl = passwordLinkUrl(
    shop,
    "invite",
    { id, passwordHash: "", invitedAt: person.invitedAt },
    expiresAt,
  );
  return { ...person, inviteUrl, mailed: await mailInvitation(shop, person, inviteUrl) };
}

async function rejectTaken({ db }: Shop, { username, email }: NewPerson): Promise<void> {
  const people = await db.selectFrom("users").select(["username", "email"]).execute();
  if (people.length >= MAX_PEOPLE) {
    throw conflict(`Up to ${MAX_PEOPLE} people can sign in. Remove someone first.`);
  }
  // Both identify a person who forgot their password, so neither may be the other of somebody else.
  const names = new Set(
    people.flatMap((each) => [each.username, each.email ?? each.username]).map(foldName),
  );
  if (names.has(foldName(username)))
    throw taken("username", "This name is in use. Choose another.");
  if (names.has(foldName(email))) throw taken("email", "This email is in use by someone else.");
}

const taken = (path: string, message: string) =>
  new DomainError("conflict", message, { issues: [{ path, message }] });

/** Mails a person the link of their invitation. @returns whether the mail server took it */
async function mailInvitation(
  shop: Shop,
  { email, username }: Person,
  inviteUrl: string,
): Promise<boolean> {
  if (!email) return false;
  const { businessName } = await getSettings(shop);
  const mail = plainMail(shop, {
    businessName,
    to: email,
    id: `invitation-${randomUUID()}`,
    subject: `You’re invited to ${businessName}`,
    body: `You can help run the online shop of ${businessName}. Choose a password to sign in. Your username is ${username}.\n\nThe link works once, for seven days.`,
    button: { label: "Choose a password", url: inviteUrl },
  });
  try {
    const sent = await withMailer(shop, async (mailer) => {
      await sendWithinTime(mailer, mail);
      return true;
    });
    return sent ?? false;
  } catch (error) {
    shop.log.warn("invitation mail failed; the link is shown instead", { error });
    return false;
  }
}
