import { beforeEach, expect, test } from "vitest";
import { SERVER_COMMAND } from "#contract/access/changes.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listChanges } from "../../infrastructure/changes/list-changes.ts";
import { limitAttempts } from "../rate-limit/limit-attempts.ts";
import { codeLimit, nameLimit, type RateLimit } from "../rate-limit/sign-in-rate-limits.ts";
import { removeSecondFactor } from "../second-factor/remove-second-factor.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { createAdmin } from "./create-admin.ts";
import { ensureFirstAdmin } from "./ensure-first-admin.ts";
import { resetPassword } from "./reset-password.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const trySignIn = (username: string, password: string) =>
  signIn(shop, { username, password, address: "203.0.113.7", userAgent: null });

const wrong = () => Promise.resolve(null);

async function reachLimit(limit: RateLimit): Promise<void> {
  for (let n = 0; n < 5; n += 1) await limitAttempts(shop, [limit], wrong);
  await expect(limitAttempts(shop, [limit], wrong)).rejects.toThrow("Too many failed attempts");
}

const userId = async () =>
  (await shop.db.selectFrom("users").select("id").executeTakeFirstOrThrow()).id;

test("creates an admin with the given password, and generates one only without it", async () => {
  expect(await createAdmin(shop, { username: " ada ", password: "correct horse" })).toEqual({});
  expect((await trySignIn("ada", "correct horse")).user).toMatchObject({ username: "ada" });
  const { generatedPassword = "" } = await createAdmin(shop, { username: "bea" });
  expect((await trySignIn("bea", generatedPassword)).user).toMatchObject({ username: "bea" });
});

test("records an added admin as a command on the server, and not one that is refused", async () => {
  await createAdmin(shop, { username: " ada " });
  await expect(createAdmin(shop, { username: "Ada" })).rejects.toMatchObject({ code: "conflict" });
  expect(await listChanges(shop, { limit: 20 })).toEqual([
    expect.objectContaining({ kind: "person", action: "added", label: "ada", by: SERVER_COMMAND }),
  ]);
});

test("records the first admin once, however many processes start", async () => {
  const start = () => ensureFirstAdmin(shop, { username: " ada ", password: "correct horse" });
  await Promise.all([start(), start(), start()]);
  await start();
  expect(await listChanges(shop, { limit: 20 })).toEqual([
    expect.objectContaining({ kind: "person", action: "added", label: "ada", by: SERVER_COMMAND }),
  ]);
});

test("creates the first admin with the given password, which it does not repeat", async () => {
  const admin = { username: " ada ", password: "correct horse" };
  expect(await ensureFirstAdmin(shop, admin)).toEqual({});
  expect((await trySignIn("ada", "correct horse")).user).toMatchObject({ username: "ada" });
});

test("refuses an empty username and one that is taken", async () => {
  await expect(createAdmin(shop, { username: "  " })).rejects.toMatchObject({
    code: "invalid",
    issues: [{ path: "username" }],
  });
  await createAdmin(shop, { username: "ada" });
  await expect(createAdmin(shop, { username: "ada" })).rejects.toThrow(
    "There is a user called “ada” already.",
  );
});

test("a reset password works at once, also after too many failures", async () => {
  await createAdmin(shop, { username: "ada", password: "correct horse" });
  await reachLimit(nameLimit("ada"));
  const password = await resetPassword(shop, "ADA");
  expect((await trySignIn("ada", password)).user).toMatchObject({ username: "ada" });
  await expect(trySignIn("ada", "correct horse")).rejects.toMatchObject({ code: "unauthorized" });
  await expect(resetPassword(shop, "bea")).rejects.toMatchObject({ code: "not-found" });
});

test("turning a second factor off clears the failures of its codes", async () => {
  await createAdmin(shop, { username: "ada" });
  const limit = codeLimit(await userId());
  await reachLimit(limit);
  expect(await removeSecondFactor(shop, "ada")).toBe(false);
  expect(await limitAttempts(shop, [limit], () => Promise.resolve("in"))).toBe("in");
  await expect(removeSecondFactor(shop, "bea")).rejects.toMatchObject({ code: "not-found" });
});
