import { createHmac, timingSafeEqual } from "node:crypto";
import { absoluteUrl } from "../../absolute-url.ts";
import type { Shop } from "../../shop.ts";

/** "reset" is asked for by who forgot a password; "invite" is sent to a new person. */
export type PasswordLinkKind = "reset" | "invite";

type Person = {
  id: string;
  /** "" until an invited person has chosen a password. */
  passwordHash: string;
  /** Sending an invitation again changes it, which ends the link of the former one. */
  invitedAt: string | null;
};

export type PasswordLink = Person & { kind: PasswordLinkKind; username: string };

/**
 * The address of the page where a person chooses a password. It is derived from the current password hash,
 * so it works once: a new password ends it, however it came about. The database holds none of it.
 */
export function passwordLinkUrl(
  shop: Shop,
  kind: PasswordLinkKind,
  person: Person,
  expiresAt: Date,
): string {
  const payload = `${kind}.${person.id}.${expiresAt.getTime()}`;
  const page = kind === "reset" ? "reset-password" : "invitation";
  return absoluteUrl(shop, `/admin/${page}/${payload}.${sign(shop, payload, person)}`);
}

/** Whose link a token is; null when it is forged, expired, or was used. */
export async function findPasswordLink(shop: Shop, token: string): Promise<PasswordLink | null> {
  const [, payload, kind, id, expiresAt, signature] =
    /^((reset|invite)\.([\w-]{1,64})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!payload || !id || !signature || Number(expiresAt) <= shop.now().getTime()) return null;
  const person = await shop.db
    .selectFrom("users")
    .select(["id", "username", "passwordHash", "invitedAt"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!person) return null;
  const expected = Buffer.from(sign(shop, payload, person));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return null;
  return { ...person, kind: kind === "invite" ? "invite" : "reset" };
}

const sign = ({ secrets }: Shop, payload: string, { passwordHash, invitedAt }: Person): string =>
  createHmac("sha256", secrets.sessionSecret)
    .update(JSON.stringify(["password link", payload, passwordHash, invitedAt]))
    .digest("base64url");
