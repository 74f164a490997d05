import { randomBytes } from "node:crypto";
import type { User } from "#contract/sign-in.ts";
import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { matchesUsername } from "../matches-username.ts";
import { addressLimit, codeLimit, nameLimit } from "../rate-limit/sign-in-rate-limits.ts";
import { limitAttempts } from "../rate-limit/limit-attempts.ts";
import { isPassword } from "../passwords/passwords.ts";
import { checkCode, hasSecondFactor } from "../second-factor/check-code.ts";
import { sessionExpiry } from "../sessions/session-expiry.ts";
import { hashSessionToken } from "../sessions/hash-session-token.ts";
import { toUser, USER_COLUMNS } from "../to-user.ts";

export type SignIn = {
  username: string;
  password: string;
  /** A TOTP or recovery code, where the second factor is on. */
  code?: string | undefined;
  /** The client's IP address. */
  address: string;
  userAgent: string | null;
  /** Token of the browser's previous session, which ends. */
  previousToken?: string | null;
};

export type SignedIn = {
  /** The new session's secret, for the cookie only. */
  token: string;
  user: User;
  /** When the session expires if it is not used, ISO 8601. */
  expires: string;
};

/**
 * Opens a session of 30 days.
 * @throws unauthorized for a wrong username or password, without saying which; with an issue at "code"
 * when only the second factor's code is missing or wrong
 * @throws too-many-requests after five failures of a username or thirty of a network in 15 minutes
 */
export async function signIn(shop: Shop, attempt: SignIn): Promise<SignedIn> {
  const limits = [nameLimit(attempt.username), addressLimit(attempt.address)];
  const user = await limitAttempts(shop, limits, () => checkPassword(shop, attempt));
  if (!user) throw new DomainError("unauthorized", "Wrong username or password.");
  if (await hasSecondFactor(shop, user.id)) await verifySecondFactor(shop, user, attempt);
  return openSession(shop, user, attempt);
}

const CODE_REQUIRED = "Enter the code from your authenticator app.";
const CODE_WRONG = "This code is wrong, or was used already.";

async function verifySecondFactor(
  shop: Shop,
  user: User,
  { code, address }: SignIn,
): Promise<void> {
  if (!code) throw codeError(CODE_REQUIRED);
  const limits = [codeLimit(user.id), addressLimit(address)];
  const check = async () => (await checkCode(shop, user.id, code)) || null;
  if (!(await limitAttempts(shop, limits, check))) throw codeError(CODE_WRONG);
}

const codeError = (message: string) =>
  new DomainError("unauthorized", message, { issues: [{ path: "code", message }] });

async function checkPassword(shop: Shop, attempt: SignIn): Promise<User | null> {
  const found = await shop.db
    .selectFrom("users")
    .select([...USER_COLUMNS, "users.passwordHash"])
    .where(matchesUsername(attempt.username))
    .executeTakeFirst();
  const matches = await isPassword(found?.passwordHash, attempt.password);
  return found && matches ? toUser(found) : null;
}

async function openSession(shop: Shop, user: User, attempt: SignIn): Promise<SignedIn> {
  const token = randomBytes(32).toString("base64url");
  const now = shop.now();
  const expires = sessionExpiry(now);
  const ended = attempt.previousToken ? [hashSessionToken(shop, attempt.previousToken)] : [];
  await shop.db
    .deleteFrom("sessions")
    .where((eb) =>
      ended.length > 0
        ? eb.or([eb("expire", "<=", now.toISOString()), eb("sid", "in", ended)])
        : eb("expire", "<=", now.toISOString()),
    )
    .execute();
  await shop.db
    .insertInto("sessions")
    .values({
      sid: hashSessionToken(shop, token),
      sess: "{}",
      expire: expires,
      userId: user.id,
      userAgent: attempt.userAgent?.slice(0, 500) ?? null,
      createdAt: now.toISOString(),
      lastSeenAt: now.toISOString(),
    })
    .execute();
  return { token, user, expires };
}
