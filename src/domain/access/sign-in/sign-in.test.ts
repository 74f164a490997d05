import { expect, test } from "vitest";
import { DomainError } from "../../errors.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { changePassword } from "../people/change-password.ts";
import { createAdmin } from "../people/create-admin.ts";
import { endOtherSessions } from "../sessions/end-other-sessions.ts";
import { ensureFirstAdmin } from "../people/ensure-first-admin.ts";
import { findSession } from "../sessions/find-session.ts";
import { listAdmins } from "../people/list-admins.ts";
import { listSessions } from "../sessions/list-sessions.ts";
import { resetPassword } from "../people/reset-password.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "../sessions/sign-out.ts";

const right = "correct horse battery";

async function shopWithAdmin(): Promise<TestShop> {
  const shop = await testShop();
  await ensureFirstAdmin(shop, { username: "admin", password: right });
  return shop;
}

const attempt = (change: Partial<Parameters<typeof signIn>[1]> = {}) => ({
  username: "admin",
  password: right,
  address: "203.0.113.7",
  userAgent: "Bench phone",
  ...change,
});

const codeOf = (result: Promise<unknown>): Promise<string> =>
  result.then(
    () => "ok",
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  );

test("creates the first admin once and returns the generated password once", async () => {
  const shop = await testShop();
  const results = await Promise.all(
    [1, 2, 3, 4].map(() => ensureFirstAdmin(shop, { username: "admin" })),
  );
  const passwords = results.flatMap((result) => result.generatedPassword ?? []);
  expect(passwords).toHaveLength(1);
  expect(passwords[0]).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect(await ensureFirstAdmin(shop, { username: "other" })).toEqual({});
  const { user } = await signIn(shop, attempt({ password: passwords[0] ?? "" }));
  expect(user).toMatchObject({ username: "admin", email: null });
});

test("ignores the username's case and finds a session by its token only", async () => {
  const shop = await shopWithAdmin();
  const { token, user, expires } = await signIn(shop, attempt({ username: " ADMIN " }));
  expect(expires).toBe("2026-12-20T15:00:00.000Z");
  const found = await findSession(shop, token);
  expect(found).toMatchObject({ user, expires, renewed: false });
  expect(Object.keys(found?.user ?? {})).not.toContain("passwordHash");
  expect(await findSession(shop, found?.sid ?? "")).toBeNull();
  expect(await findSession(shop, `${token}x`)).toBeNull();
});

test("stores neither password nor token in plain text", async () => {
  const shop = await shopWithAdmin();
  const { token } = await signIn(shop, attempt());
  const rows = JSON.stringify([
    await shop.db.selectFrom("users").selectAll().execute(),
    await shop.db.selectFrom("sessions").selectAll().execute(),
  ]);
  expect(rows).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  expect(rows).not.toContain(token);
  expect(rows).not.toContain(right);
});

test("returns the same error for a wrong password and an unknown username", async () => {
  const shop = await shopWithAdmin();
  const messages = await Promise.all(
    [attempt({ password: "wrong" }), attempt({ username: "nobody" })].map((input) =>
      signIn(shop, input).catch((error: unknown) => String(error)),
    ),
  );
  expect(messages[0]).toBe(messages[1]);
  expect(messages[0]).toContain("Wrong username or password.");
});

test("refuses a username for 15 minutes after five failures, even with the correct password", async () => {
  const shop = await shopWithAdmin();
  for (let n = 0; n < 5; n++) {
    expect(await codeOf(signIn(shop, attempt({ password: "wrong" })))).toBe("unauthorized");
    shop.clock.advance({ minutes: 1 });
  }
  const refused = await signIn(shop, attempt()).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "too-many-requests", retryAfterSeconds: 10 * 60 });
  expect(await codeOf(signIn(shop, attempt({ username: "other" })))).toBe("unauthorized");
  shop.clock.advance({ minutes: 10 });
  expect(await codeOf(signIn(shop, attempt()))).toBe("ok");
});

test("counts concurrent attempts like sequential ones", async () => {
  const shop = await shopWithAdmin();
  const codes = await Promise.all(
    Array.from({ length: 20 }, () => codeOf(signIn(shop, attempt({ password: "wrong" })))),
  );
  expect(codes.filter((code) => code === "unauthorized")).toHaveLength(5);
  expect(codes.filter((code) => code === "too-many-requests")).toHaveLength(15);
});

test("refuses a network after thirty failures", async () => {
  const shop = await shopWithAdmin();
  const now = shop.now().toISOString();
  const rows = Array.from({ length: 29 }, () => ({
    subject: "address:2001:db8:1:2::",
    failedAt: now,
  }));
  await shop.db.insertInto("signInFailures").values(rows).execute();
  const from = (address: string, username: string) =>
    codeOf(signIn(shop, attempt({ address, username, password: "wrong" })));
  expect(await from("2001:db8:1:2::1", "one")).toBe("unauthorized");
  expect(await from("2001:db8:1:2::ffff", "two")).toBe("too-many-requests");
  expect(await from("2001:db8:1:3::1", "three")).toBe("unauthorized");
  expect(await codeOf(signIn(shop, attempt()))).toBe("ok");
});

test("clears a username's failures after a success", async () => {
  const shop = await shopWithAdmin();
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 4; n++) {
      expect(await codeOf(signIn(shop, attempt({ password: "wrong" })))).toBe("unauthorized");
    }
    expect(await codeOf(signIn(shop, attempt()))).toBe("ok");
  }
});

test("expires a session 30 days after its last use and extends it at most once an hour", async () => {
  const shop = await shopWithAdmin();
  const { token } = await signIn(shop, attempt());
  shop.clock.advance({ minutes: 59 });
  expect(await findSession(shop, token)).toMatchObject({ renewed: false });
  shop.clock.advance({ minutes: 1 });
  expect(await findSession(shop, token)).toMatchObject({
    renewed: true,
    expires: "2026-12-20T16:00:00.000Z",
  });
  expect(await findSession(shop, token)).toMatchObject({ renewed: false });
  shop.clock.advance({ days: 29, hours: 23 });
  expect(await findSession(shop, token)).toMatchObject({ renewed: true });
  shop.clock.advance({ days: 30 });
  expect(await findSession(shop, token)).toBeNull();
});

test("ends the previous session on a new sign-in, and the session on sign-out", async () => {
  const shop = await shopWithAdmin();
  const first = await signIn(shop, attempt());
  const second = await signIn(shop, attempt({ previousToken: first.token }));
  expect(second.token).not.toBe(first.token);
  expect(await findSession(shop, first.token)).toBeNull();
  await signOut(shop, second.token);
  await signOut(shop, second.token);
  expect(await findSession(shop, second.token)).toBeNull();
});

test("lists sessions without their tokens and ends the others", async () => {
  const shop = await shopWithAdmin();
  const old = await signIn(shop, attempt({ userAgent: "Old tablet" }));
  shop.clock.advance({ hours: 2 });
  const { token, user } = await signIn(shop, attempt());
  const sessions = await listSessions(shop, user.id, token);
  expect(sessions.map(({ userAgent, current }) => ({ userAgent, current }))).toEqual([
    { userAgent: "Bench phone", current: true },
    { userAgent: "Old tablet", current: false },
  ]);
  expect(await findSession(shop, sessions[0]?.id ?? "")).toBeNull();
  expect(await endOtherSessions(shop, user.id, token)).toBe(1);
  expect(await findSession(shop, old.token)).toBeNull();
  expect(await findSession(shop, token)).not.toBeNull();
});

test("changes a password with the current one and ends other sessions", async () => {
  const shop = await shopWithAdmin();
  const other = await signIn(shop, attempt());
  const { token, user } = await signIn(shop, attempt());
  const change = { currentPassword: "wrong", newPassword: "a new password", currentToken: token };
  expect(await codeOf(changePassword(shop, user, change))).toBe("invalid");
  await changePassword(shop, user, { ...change, currentPassword: right });
  expect(await findSession(shop, other.token)).toBeNull();
  expect(await findSession(shop, token)).not.toBeNull();
  expect(await codeOf(signIn(shop, attempt()))).toBe("unauthorized");
  expect(await codeOf(signIn(shop, attempt({ password: "a new password" })))).toBe("ok");
});

test("limits guesses of the current password", async () => {
  const shop = await shopWithAdmin();
  const { token, user } = await signIn(shop, attempt());
  const change = { currentPassword: "wrong", newPassword: "a new password", currentToken: token };
  for (let n = 0; n < 5; n++) {
    expect(await codeOf(changePassword(shop, user, change))).toBe("invalid");
  }
  expect(await codeOf(changePassword(shop, user, { ...change, currentPassword: right }))).toBe(
    "too-many-requests",
  );
});

test("resets the password of a locked-out user and ends all sessions", async () => {
  const shop = await shopWithAdmin();
  const { token } = await signIn(shop, attempt());
  for (let n = 0; n < 5; n++) await codeOf(signIn(shop, attempt({ password: "wrong" })));
  const password = await resetPassword(shop, "Admin");
  expect(await findSession(shop, token)).toBeNull();
  expect(await codeOf(signIn(shop, attempt({ password })))).toBe("ok");
  expect(await codeOf(resetPassword(shop, "nobody"))).toBe("not-found");
});

test("creates and lists another admin, but not under a taken username", async () => {
  const shop = await shopWithAdmin();
  const { generatedPassword } = await createAdmin(shop, { username: "niece" });
  expect(
    await codeOf(signIn(shop, attempt({ username: "niece", password: generatedPassword ?? "" }))),
  ).toBe("ok");
  expect(await codeOf(createAdmin(shop, { username: "Admin", password: right }))).toBe("conflict");
  expect((await listAdmins(shop)).map(({ username }) => username)).toEqual(["admin", "niece"]);
});
