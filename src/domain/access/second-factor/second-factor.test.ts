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

async function shopWithSecondStep() {
  const shop = await testShop();
  await ensureFirstAdmin(shop, { username: "admin", password });
  const { token, user } = await signIn(shop, attempt());
  const { secret } = await beginSecondFactor(shop, user, password);
  const code = totpCode(secret, shop.now());
  const recoveryCodes = await confirmSecondFactor(shop, user, { code, keepToken: token });
  shop.clock.advance({ seconds: 30 });
  return { shop, user, secret, recoveryCodes };
}

const refusal = (run: Promise<unknown>) =>
  run.then(
    () => "let in",
    (error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      return `${error.code} ${error.issues?.[0]?.path ?? ""}`.trim();
    },
  );
const enter = (shop: TestShop, change: object) => refusal(signIn(shop, attempt(change)));

test("An account without a second step signs in as ever, whatever code is sent along.", async () => {
  const shop = await testShop();
  await ensureFirstAdmin(shop, { username: "admin", password });
  expect(await enter(shop, {})).toBe("let in");
  expect(await enter(shop, { code: "000000" })).toBe("let in");
});

test("A secret that was offered asks for nothing before a code has confirmed it.", async () => {
  const shop = await testShop();
  await ensureFirstAdmin(shop, { username: "admin", password });
  const { user, token } = await signIn(shop, attempt());
  await expect(beginSecondFactor(shop, user, "guess")).rejects.toThrow("password is wrong");
  const { secret, address, picture } = await beginSecondFactor(shop, user, password);
  expect(address).toBe(
    `otpauth://totp/Fernhill%20Goldsmith:admin?issuer=Fernhill%20Goldsmith&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(picture).toMatch(/^<svg/);
  expect(await enter(shop, {})).toBe("let in");
  const wrong = { code: "000000", keepToken: token };
  await expect(confirmSecondFactor(shop, user, wrong)).rejects.toThrow("not the code");
  expect(await enter(shop, {})).toBe("let in");
  const right = { code: totpCode(secret, shop.now()), keepToken: token };
  expect(await confirmSecondFactor(shop, user, right)).toHaveLength(10);
  expect(await listSessions(shop, user.id)).toHaveLength(1);
  expect(await enter(shop, {})).toBe("unauthorized code");
  await expect(beginSecondFactor(shop, user, password)).rejects.toThrow("on already");
});

test("The right password alone is asked for a code; a wrong one is told nothing of it.", async () => {
  const { shop, secret } = await shopWithSecondStep();
  expect(await enter(shop, {})).toBe("unauthorized code");
  expect(await enter(shop, { password: "guess" })).toBe("unauthorized");
  expect(await enter(shop, { password: "guess", code: totpCode(secret, shop.now()) })).toBe(
    "unauthorized",
  );
  expect(await enter(shop, { code: totpCode(secret, shop.now()) })).toBe("let in");
});

test("A code is good once, however many send it at once, and none before it is good again.", async () => {
  const { shop, secret } = await shopWithSecondStep();
  const code = totpCode(secret, shop.now());
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => enter(shop, { code })));
  expect(outcomes.filter((outcome) => outcome === "let in")).toHaveLength(1);
  const before = totpCode(secret, new Date(shop.now().getTime() - 30_000));
  expect(await enter(shop, { code: before })).toBe("unauthorized code");
});

test("A phone half a minute off is let in, one that is two minutes off is not.", async () => {
  const { shop, secret } = await shopWithSecondStep();
  const at = (seconds: number) => totpCode(secret, new Date(shop.now().getTime() + seconds * 1000));
  expect(await enter(shop, { code: at(120) })).toBe("unauthorized code");
  expect(await enter(shop, { code: at(30) })).toBe("let in");
  shop.clock.advance({ minutes: 5 });
  const spaced = `${at(-30).slice(0, 3)} ${at(-30).slice(3)}`;
  expect(await enter(shop, { code: spaced })).toBe("let in");
});

test("A recovery code lets in once, as people write it, and new ones void the old.", async () => {
  const { shop, user, recoveryCodes } = await shopWithSecondStep();
  const [first = "", second = ""] = recoveryCodes;
  expect(await enter(shop, { code: first.toUpperCase().replaceAll("-", " ") })).toBe("let in");
  expect(await enter(shop, { code: first })).toBe("unauthorized code");
  expect(await getSecondFactor(shop, user.id)).toMatchObject({ recoveryCodesLeft: 9 });
  const renewed = await renewRecoveryCodes(shop, user, password);
  expect(await enter(shop, { code: second })).toBe("unauthorized code");
  expect(await enter(shop, { code: renewed[0] })).toBe("let in");
});

test("Guessing codes is slowed like guessing passwords, and the right password forgives no guess.", async () => {
  const { shop, secret } = await shopWithSecondStep();
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await enter(shop, { code: `00000${guess}` })).toBe("unauthorized code");
    expect(await enter(shop, {})).toBe("unauthorized code");
  }
  const right = () => ({ code: totpCode(secret, shop.now()) });
  expect(await enter(shop, right())).toBe("too-many-requests");
  shop.clock.advance({ minutes: 16 });
  expect(await enter(shop, right())).toBe("let in");
});

test("It is turned off with password and code, or from the machine itself.", async () => {
  const { shop, user, secret } = await shopWithSecondStep();
  const code = totpCode(secret, shop.now());
  const off = (proof: { password: string; code: string }) =>
    refusal(removeOwnSecondFactor(shop, user, proof));
  expect(await off({ password: "guess", code })).toBe("invalid currentPassword");
  expect(await off({ password, code: "000000" })).toBe("invalid code");
  expect(await off({ password, code })).toBe("let in");
  expect(await enter(shop, {})).toBe("let in");
  expect(await removeSecondFactor(shop, "Admin")).toBe(false);
  await expect(removeSecondFactor(shop, "nobody")).rejects.toThrow("User not found");
});

test("Neither the secret nor a recovery code stands in the database as it is.", async () => {
  const { shop, secret, recoveryCodes } = await shopWithSecondStep();
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
