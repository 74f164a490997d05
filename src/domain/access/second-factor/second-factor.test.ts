import { expect, test } from "vitest";
import { DomainError } from "../../errors.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { ensureFirstAdmin } from "../people/ensure-first-admin.ts";
import { listSessions } from "../sessions/list-sessions.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { beginSecondFactor } from "./begin-second-factor.ts";
import { confirmSecondFactor } from "./confirm-second-factor.ts";
import { getSecondFactor } from "./get-second-factor.ts";
import { removeOwnSecondFactor, removeSecondFactor } from "./remove-second-factor.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { totpCode } from "./totp.ts";

const password = "correct horse battery";
const attempt = (change: object = {}) => ({
  username: "admin",
  password,
  address: "203.0.113.7",
  userAgent: null,
  ...change,
});

async function shopWithSecondFactor() {
  const shop = await testShop();
  await ensureFirstAdmin(shop, { username: "admin", password });
  const { token, user } = await signIn(shop, attempt());
  const { secret } = await beginSecondFactor(shop, user, password);
  const code = totpCode(secret, shop.now());
  const recoveryCodes = await confirmSecondFactor(shop, user, { code, keepToken: token });
  shop.clock.advance({ seconds: 30 });
  return { shop, user, secret, recoveryCodes };
}

const outcomeOf = (result: Promise<unknown>) =>
  result.then(
    () => "ok",
    (error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      return `${error.code} ${error.issues?.[0]?.path ?? ""}`.trim();
    },
  );
const trySignIn = (shop: TestShop, change: object) => outcomeOf(signIn(shop, attempt(change)));

test("ignores the code of an account without a second factor", async () => {
  const shop = await testShop();
  await ensureFirstAdmin(shop, { username: "admin", password });
  expect(await trySignIn(shop, {})).toBe("ok");
  expect(await trySignIn(shop, { code: "000000" })).toBe("ok");
});

test("requires no code until the secret is confirmed", async () => {
  const shop = await testShop();
  await ensureFirstAdmin(shop, { username: "admin", password });
  const { user, token } = await signIn(shop, attempt());
  await expect(beginSecondFactor(shop, user, "guess")).rejects.toThrow("password is wrong");
  const { secret, address, picture } = await beginSecondFactor(shop, user, password);
  expect(address).toBe(
    `otpauth://totp/Fernhill%20Goldsmith:admin?issuer=Fernhill%20Goldsmith&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(picture).toMatch(/^<svg/);
  expect(await trySignIn(shop, {})).toBe("ok");
  const wrong = { code: "000000", keepToken: token };
  await expect(confirmSecondFactor(shop, user, wrong)).rejects.toThrow("That code isn’t right");
  expect(await trySignIn(shop, {})).toBe("ok");
  const right = { code: totpCode(secret, shop.now()), keepToken: token };
  expect(await confirmSecondFactor(shop, user, right)).toHaveLength(10);
  expect(await listSessions(shop, user.id)).toHaveLength(1);
  expect(await trySignIn(shop, {})).toBe("unauthorized code");
  await expect(beginSecondFactor(shop, user, password)).rejects.toThrow("already on");
});

test("asks for a code only after the correct password", async () => {
  const { shop, secret } = await shopWithSecondFactor();
  expect(await trySignIn(shop, {})).toBe("unauthorized code");
  expect(await trySignIn(shop, { password: "guess" })).toBe("unauthorized");
  expect(await trySignIn(shop, { password: "guess", code: totpCode(secret, shop.now()) })).toBe(
    "unauthorized",
  );
  expect(await trySignIn(shop, { code: totpCode(secret, shop.now()) })).toBe("ok");
});

test("accepts a code once, also of concurrent attempts, and no older one after it", async () => {
  const { shop, secret } = await shopWithSecondFactor();
  const code = totpCode(secret, shop.now());
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => trySignIn(shop, { code })));
  expect(outcomes.filter((outcome) => outcome === "ok")).toHaveLength(1);
  const before = totpCode(secret, new Date(shop.now().getTime() - 30_000));
  expect(await trySignIn(shop, { code: before })).toBe("unauthorized code");
});

test("accepts a clock half a minute off and refuses one two minutes off", async () => {
  const { shop, secret } = await shopWithSecondFactor();
  const at = (seconds: number) => totpCode(secret, new Date(shop.now().getTime() + seconds * 1000));
  expect(await trySignIn(shop, { code: at(120) })).toBe("unauthorized code");
  expect(await trySignIn(shop, { code: at(30) })).toBe("ok");
  shop.clock.advance({ minutes: 5 });
  const spaced = `${at(-30).slice(0, 3)} ${at(-30).slice(3)}`;
  expect(await trySignIn(shop, { code: spaced })).toBe("ok");
});

test("accepts a recovery code once in any spelling until codes are renewed", async () => {
  const { shop, user, recoveryCodes } = await shopWithSecondFactor();
  const [first = "", second = ""] = recoveryCodes;
  expect(await trySignIn(shop, { code: first.toUpperCase().replaceAll("-", " ") })).toBe("ok");
  expect(await trySignIn(shop, { code: first })).toBe("unauthorized code");
  expect(await getSecondFactor(shop, user.id)).toMatchObject({ recoveryCodesLeft: 9 });
  const renewed = await renewRecoveryCodes(shop, user, password);
  expect(await trySignIn(shop, { code: second })).toBe("unauthorized code");
  expect(await trySignIn(shop, { code: renewed[0] })).toBe("ok");
});

test("limits wrong codes, which a correct password does not clear", async () => {
  const { shop, secret } = await shopWithSecondFactor();
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await trySignIn(shop, { code: `00000${guess}` })).toBe("unauthorized code");
    expect(await trySignIn(shop, {})).toBe("unauthorized code");
  }
  const right = () => ({ code: totpCode(secret, shop.now()) });
  expect(await trySignIn(shop, right())).toBe("too-many-requests");
  shop.clock.advance({ minutes: 16 });
  expect(await trySignIn(shop, right())).toBe("ok");
});

test("wrong codes from a known browser count for it alone", async () => {
  const { shop, secret } = await shopWithSecondFactor();
  const right = () => ({ code: totpCode(secret, shop.now()) });
  const { deviceToken } = await signIn(shop, attempt(right()));
  for (let guess = 0; guess < 5; guess += 1) {
    const wrong = { code: `00000${guess}`, deviceToken };
    expect(await trySignIn(shop, wrong)).toBe("unauthorized code");
  }
  shop.clock.advance({ seconds: 30 });
  expect(await trySignIn(shop, { ...right(), deviceToken })).toBe("too-many-requests");
  expect(await trySignIn(shop, right())).toBe("ok");
});

test("renews no recovery codes while it is off", async () => {
  const shop = await testShop();
  await ensureFirstAdmin(shop, { username: "admin", password });
  const { user } = await signIn(shop, attempt());
  await expect(renewRecoveryCodes(shop, user, password)).rejects.toThrow(
    "Two-step sign-in is off.",
  );
});

test("is turned off by its user with password and code, or by an operator", async () => {
  const { shop, user, secret } = await shopWithSecondFactor();
  const code = totpCode(secret, shop.now());
  const off = (proof: { password: string; code: string }) =>
    outcomeOf(removeOwnSecondFactor(shop, user, proof));
  expect(await off({ password: "guess", code })).toBe("invalid currentPassword");
  expect(await off({ password, code: "000000" })).toBe("invalid code");
  expect(await off({ password, code })).toBe("ok");
  expect(await trySignIn(shop, {})).toBe("ok");
  expect(await removeSecondFactor(shop, "Admin")).toBe(false);
  await expect(removeSecondFactor(shop, "nobody")).rejects.toThrow("User not found");
});

test("stores neither the secret nor recovery codes in plain text", async () => {
  const { shop, secret, recoveryCodes } = await shopWithSecondFactor();
  const factors = await shop.db.selectFrom("secondFactors").selectAll().execute();
  const codes = await shop.db.selectFrom("recoveryCodes").selectAll().execute();
  const text = JSON.stringify([factors, codes]);
  for (const plain of [
    secret,
    ...recoveryCodes,
    ...recoveryCodes.map((c) => c.replaceAll("-", "")),
  ])
    expect(text).not.toContain(plain);
});
