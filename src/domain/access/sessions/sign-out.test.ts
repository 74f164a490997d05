import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { ensureFirstAdmin } from "../people/ensure-first-admin.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { findSession } from "./find-session.ts";
import { signOut } from "./sign-out.ts";

test("ends the session of a token and no other, and may be repeated", async () => {
  const shop = await testShop();
  const password = "correct horse battery";
  await ensureFirstAdmin(shop, { username: "admin", password });
  const attempt = { username: "admin", password, address: "203.0.113.7", userAgent: null };
  const [phone, desk] = [await signIn(shop, attempt), await signIn(shop, attempt)];
  await signOut(shop, phone.token);
  expect(await findSession(shop, phone.token)).toBeNull();
  expect(await findSession(shop, desk.token)).not.toBeNull();
  await signOut(shop, phone.token);
  await signOut(shop, "no such token");
  expect(await findSession(shop, desk.token)).not.toBeNull();
});
