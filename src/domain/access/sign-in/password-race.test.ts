import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import type { Shop } from "../../shop.ts";
import { changePassword } from "../people/change-password.ts";
import { ensureFirstAdmin } from "../people/ensure-first-admin.ts";
import { resetPassword } from "../people/reset-password.ts";
import { signIn } from "./sign-in.ts";

const old = "correct horse battery";
const attempt = { username: "admin", password: old, address: "203.0.113.7", userAgent: null };

async function shopWithAdmin() {
  const shop = await testShop();
  await ensureFirstAdmin(shop, { username: "admin", password: old });
  return shop;
}

/** A shop in which something happens after a password was checked and before its session opens. */
const between = (shop: Shop, happen: () => Promise<unknown>): Shop => ({
  ...shop,
  signInQueue: {
    run: async (_, work) => {
      const result = await work();
      await happen();
      return result;
    },
  },
});

const sessions = ({ db }: Shop) => db.selectFrom("sessions").select("sid").execute();

test("a sign-in with the old password opens no session once the password is reset", async () => {
  const shop = await shopWithAdmin();
  const racing = between(shop, () => resetPassword(shop, "admin"));
  await expect(signIn(racing, attempt)).rejects.toMatchObject({ code: "unauthorized" });
  expect(await sessions(shop)).toEqual([]);
});

test("a change of the password loses to one that came between", async () => {
  const shop = await shopWithAdmin();
  const { token, user } = await signIn(shop, attempt);
  let password = "";
  const racing = between(shop, async () => {
    password = await resetPassword(shop, "admin");
  });
  const change = { currentPassword: old, newPassword: "a new password", currentToken: token };
  await expect(changePassword(racing, user, change)).rejects.toMatchObject({ code: "conflict" });
  expect(await signIn(shop, { ...attempt, password })).toMatchObject({ user: { id: user.id } });
});

test("no session of the old password survives changes and sign-ins at the same time", async () => {
  const shop = await shopWithAdmin();
  for (let round = 0; round < 5; round += 1) {
    const { token, user } = await signIn(shop, attempt);
    const change = { currentPassword: old, newPassword: "a new password", currentToken: token };
    await Promise.all([
      changePassword(shop, user, change),
      ...[1, 2, 3].map(() => signIn(shop, attempt).catch(() => null)),
    ]);
    expect(await sessions(shop)).toHaveLength(1);
    const back = { ...change, currentPassword: "a new password", newPassword: old };
    await changePassword(shop, user, back);
  }
});
