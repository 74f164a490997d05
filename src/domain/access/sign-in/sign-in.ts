import { randomBytes } from "node:crypto";
import type { User } from "#contract/access/sign-in.ts";
import { DomainError } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { createDeviceToken, findDevice } from "../devices/device-token.ts";
import { matchesUsername } from "../matches-username.ts";
import {
  addressLimit,
  codeLimit,
  deviceLimit,
  nameLimit,
} from "../rate-limit/sign-in-rate-limits.ts";
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
  /** The browser's device token, when it signed in before. */
  deviceToken?: string | null;
};

export type SignedIn = {
  /** The new session's secret, for the cookie only. */
  token: string;
  user: User;
  /** For the browser's device cookie. */
  deviceToken: string;
  /** When the session expires if it is not used, ISO 8601. */
  expires: string;
};

/**
 * Opens a session of 30 days.
 * @throws unauthorized for a wrong username or password, without saying which; with an issue at "code"
 * when only the second factor's code is missing or wrong
 * @throws too-many-requests after five failures in 15 minutes: of a browser that signed in before, or of
 * a username from any other browser; or thirty of a network
 */
export async function signIn(shop: Shop, attempt: SignIn): Promise<SignedIn> {
  const device = await findDevice(shop, attempt.username, attempt.deviceToken);
  const limits = device
    ? [deviceLimit(device)]
    : [nameLimit(attempt.username), addressLimit(attempt.address)];
  const account = await limitAttempts(shop, limits, () => checkPassword(shop, attempt));
  if (!account) throw wrongPassword();
  if (await hasSecondFactor(shop, account.id)) {
    await verifySecondFactor(shop, account, attempt, device);
  }
  const session = await openSession(shop, account, attempt);
  const deviceToken = createDeviceToken(shop, account, device ?? undefined);
  return { ...session, user: toUser(account), deviceToken };
}

const wrongPassword = () => new DomainError("unauthorized", "Wrong username or password.");

const CODE_REQUIRED = "Enter the code from your authenticator app.";
const CODE_WRONG = "This code is wrong, or was used already.";

async function verifySecondFactor(
  shop: Shop,
  user: User,
  { code, address }: SignIn,
  device: string | null,
): Promise<void> {
  if (!code) throw codeError(CODE_REQUIRED);
  const limits = device
    ? [codeLimit(device), deviceLimit(device)]
    : [codeLimit(user.id), addressLimit(address)];
  const check = async () => (await checkCode(shop, user.id, code)) || null;
  if (!(await limitAttempts(shop, limits, check))) throw codeError(CODE_WRONG);
}

const codeError = (message: string) =>
  new DomainError("unauthorized", message, { issues: [{ path: "code", message }] });

type Account = User & { passwordHash: string };

async function checkPassword(shop: Shop, attempt: SignIn): Promise<Account | null> {
  const found = await shop.db
    .selectFrom("users")
    .select([...USER_COLUMNS, "users.passwordHash"])
    .where(matchesUsername(attempt.username))
    .executeTakeFirst();
  const matches = await isPassword(found?.passwordHash, attempt.password);
  return found && matches ? found : null;
}

/**
 * Opens a session unless the password that was checked has been replaced meanwhile. The locked row
 * makes a change of the password wait, which then ends this session too.
 */
async function openSession(
  shop: Shop,
  account: Account,
  attempt: SignIn,
): Promise<Pick<SignedIn, "token" | "expires">> {
  const token = randomBytes(32).toString("base64url");
  const now = shop.now();
  const expires = sessionExpiry(now);
  const ended = attempt.previousToken ? [hashSessionToken(shop, attempt.previousToken)] : [];
  await inTransaction(shop, async ({ db }) => {
    const { numUpdatedRows } = await db
      .updateTable("users")
      .set({ lastSignedInAt: now.toISOString() })
      .where("id", "=", account.id)
      .where("passwordHash", "=", account.passwordHash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw wrongPassword();
    await db
      .deleteFrom("sessions")
      .where((eb) =>
        ended.length > 0
          ? eb.or([eb("expire", "<=", now.toISOString()), eb("sid", "in", ended)])
          : eb("expire", "<=", now.toISOString()),
      )
      .execute();
    await db
      .insertInto("sessions")
      .values({
        sid: hashSessionToken(shop, token),
        sess: "{}",
        expire: expires,
        userId: account.id,
        userAgent: attempt.userAgent?.slice(0, 500) ?? null,
        createdAt: now.toISOString(),
        lastSeenAt: now.toISOString(),
      })
      .execute();
  });
  return { token, expires };
}
