import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { ensureFirstAdmin } from "../people/ensure-first-admin.ts";
import { findSession } from "./find-session.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { deleteExpiredSessions } from "./delete-expired-sessions.ts";

const attempt = { username: "admin", password: "correct horse battery", address: "203.0.113.7" };

test("deletes expired sessions only", async () => {
  const shop = await testShop();
  await ensureFirstAdmin(shop, attempt);
  await signIn(shop, { ...attempt, userAgent: null });
  shop.clock.advance({ days: 20 });
  const { token } = await signIn(shop, { ...attempt, userAgent: null });
  shop.clock.advance({ days: 15 });
  await deleteExpiredSessions(shop);
  const rows = await shop.db.selectFrom("sessions").select("sid").execute();
  expect(rows).toHaveLength(1);
  expect(await findSession(shop, token)).not.toBeNull();
});
