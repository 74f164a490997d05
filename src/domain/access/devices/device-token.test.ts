import { expect, test } from "vitest";
import { testShop, type TestShop } from "#tests/support/test-shop.ts";
import { DomainError } from "../../errors.ts";
import { changePassword } from "../people/change-password.ts";
import { createAdmin } from "../people/create-admin.ts";
import { ensureFirstAdmin } from "../people/ensure-first-admin.ts";
import { signIn } from "../sign-in/sign-in.ts";

const right = "correct horse battery";
const attacker = { username: "admin", password: "wrong", address: "198.51.100.9", userAgent: null };
const artisan = { ...attacker, password: right, address: "203.0.113.7" };

async function shopWithAdmin(): Promise<TestShop> {
  const shop = await testShop();
  await ensureFirstAdmin(shop, { username: "admin", password: right });
  return shop;
}

const codeOf = (result: Promise<unknown>): Promise<string> =>
  result.then(
    () => "ok",
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  );

async function guess(shop: TestShop, attempt: Parameters<typeof signIn>[1], times = 6) {
  const codes = [];
  for (let n = 0; n < times; n += 1) codes.push(await codeOf(signIn(shop, attempt)));
  return codes;
}

test("guesses from elsewhere never keep a browser out that signed in before", async () => {
  const shop = await shopWithAdmin();
  const { deviceToken } = await signIn(shop, artisan);
  expect((await guess(shop, attacker)).at(-1)).toBe("too-many-requests");
  expect(await codeOf(signIn(shop, artisan))).toBe("too-many-requests");
  expect(await codeOf(signIn(shop, { ...artisan, deviceToken }))).toBe("ok");
  // Not even from the same network.
  const { address } = attacker;
  const failedAt = shop.now().toISOString();
  const rows = Array.from({ length: 30 }, () => ({ subject: `address:${address}`, failedAt }));
  await shop.db.insertInto("signInFailures").values(rows).execute();
  expect(await codeOf(signIn(shop, { ...artisan, address, username: "other" }))).toBe(
    "too-many-requests",
  );
  expect(await codeOf(signIn(shop, { ...artisan, address, deviceToken }))).toBe("ok");
});

test("a known browser has five guesses of its own, which count for it alone", async () => {
  const shop = await shopWithAdmin();
  const { deviceToken } = await signIn(shop, artisan);
  const codes = await guess(shop, { ...artisan, password: "wrong", deviceToken });
  expect(codes).toEqual([...Array.from({ length: 5 }, () => "unauthorized"), "too-many-requests"]);
  expect(await codeOf(signIn(shop, { ...artisan, deviceToken }))).toBe("too-many-requests");
  expect(await codeOf(signIn(shop, artisan))).toBe("ok");
  shop.clock.advance({ minutes: 16 });
  expect(await codeOf(signIn(shop, { ...artisan, deviceToken }))).toBe("ok");
});

test("a browser keeps its id through later sign-ins", async () => {
  const shop = await shopWithAdmin();
  const first = await signIn(shop, artisan);
  const second = await signIn(shop, { ...artisan, deviceToken: first.deviceToken });
  expect(second.deviceToken).toBe(first.deviceToken);
  expect((await signIn(shop, artisan)).deviceToken).not.toBe(first.deviceToken);
});

test("a forged token, another account's and one from before a new password count for nothing", async () => {
  const shop = await shopWithAdmin();
  await createAdmin(shop, { username: "niece", password: right });
  const { deviceToken, token, user } = await signIn(shop, artisan);
  const nieces = await signIn(shop, { ...artisan, username: "niece" });
  await guess(shop, attacker);
  const [id = "", signature = ""] = deviceToken.split(".");
  const forged = [
    `${"A".repeat(22)}.${signature}`,
    `${id}.${"A".repeat(43)}`,
    `${id}.${signature}x`,
    id,
    "",
    nieces.deviceToken,
  ];
  for (const each of forged)
    expect(await codeOf(signIn(shop, { ...artisan, deviceToken: each }))).toBe("too-many-requests");
  const renewed = await changePassword(shop, user, {
    currentPassword: right,
    newPassword: "a new password",
    currentToken: token,
  });
  const attempt = { ...artisan, password: "a new password" };
  expect(await codeOf(signIn(shop, { ...attempt, deviceToken }))).toBe("too-many-requests");
  expect(await codeOf(signIn(shop, { ...attempt, deviceToken: renewed }))).toBe("ok");
});

test("guesses from elsewhere do not keep a signed-in user from changing the password", async () => {
  const shop = await shopWithAdmin();
  const { token, user } = await signIn(shop, artisan);
  await guess(shop, attacker);
  const change = { currentPassword: right, newPassword: "a new password", currentToken: token };
  expect(await codeOf(changePassword(shop, user, change))).toBe("ok");
});
