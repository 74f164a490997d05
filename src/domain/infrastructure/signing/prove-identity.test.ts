import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { proveIdentity } from "./prove-identity.ts";

test("a proof belongs to its challenge, its shop and its purpose", async () => {
  const shop = await testShop();
  const other = { ...shop, secrets: { ...shop.secrets, sessionSecret: "of another shop" } };
  const proofs = [proveIdentity(shop, "0"), proveIdentity(shop, "1"), proveIdentity(other, "0")];
  expect(proofs[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(proofs).size).toBe(3);
  expect(proveIdentity(shop, "0")).toBe(proofs[0]);
});
