import { expect, test } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { getSecondFactor } from "./get-second-factor.ts";

const now = "2026-11-20T15:00:00.000Z";

async function addAdmin({ db }: TestShop, username: string): Promise<string> {
  const passwordHash = "none";
  const stamps = { createdAt: now, updatedAt: now };
  const { id } = await db
    .insertInto("users")
    .values({ id: username, username, passwordHash, ...stamps })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function addSecondFactor(shop: TestShop, userId: string, confirmedAt: string | null) {
  await shop.db
    .insertInto("secondFactors")
    .values({ userId, secret: "encrypted", confirmedAt, createdAt: now })
    .execute();
  const codes = ["a", "b"].map((code) => ({ userId, codeHash: userId + code, createdAt: now }));
  await shop.db.insertInto("recoveryCodes").values(codes).execute();
}

test("returns since when it is on, and how many of the user's recovery codes are left", async () => {
  const shop = await testShop();
  for (const username of ["ada", "bea"]) {
    await addSecondFactor(shop, await addAdmin(shop, username), now);
  }
  await shop.db.deleteFrom("recoveryCodes").where("codeHash", "=", "beaa").execute();
  expect(await getSecondFactor(shop, "ada")).toEqual({ since: now, recoveryCodesLeft: 2 });
  expect(await getSecondFactor(shop, "bea")).toEqual({ since: now, recoveryCodesLeft: 1 });
});

test("is off for a user without one, and for one whose app is not confirmed", async () => {
  const shop = await testShop();
  await addSecondFactor(shop, await addAdmin(shop, "ada"), null);
  const off = { since: null, recoveryCodesLeft: 0 };
  expect(await getSecondFactor(shop, "ada")).toEqual(off);
  expect(await getSecondFactor(shop, await addAdmin(shop, "bea"))).toEqual(off);
});
