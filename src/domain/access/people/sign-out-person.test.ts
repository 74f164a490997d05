import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { listChanges } from "../../infrastructure/changes/list-changes.ts";
import { invitePerson } from "./invite-person.ts";
import { signOutPerson } from "./sign-out-person.ts";

test("signs a person out and says so in the history, and refuses an unknown one", async () => {
  const shop = await testShop();
  const ruth = { username: "ruth", email: "ruth@shop.example", access: "pieces" } as const;
  const { id } = await invitePerson(shop, ruth, "ada");
  expect(await signOutPerson(shop, id, "ada")).toBe(0);
  await expect(signOutPerson(shop, "nobody", "ada")).rejects.toMatchObject({ code: "not-found" });
  expect(await listChanges(shop, { limit: 5 })).toMatchObject([
    { kind: "person", action: "changed", label: "ruth", by: "ada", fields: ["sessions"] },
    { kind: "person", action: "added", label: "ruth", by: "ada" },
  ]);
});

test("records nothing of a change that fails", async () => {
  const shop = await testShop();
  const ruth = { username: "ruth", email: "ruth@shop.example", access: "pieces" } as const;
  await invitePerson(shop, ruth, "ada");
  await expect(invitePerson(shop, ruth, "ada")).rejects.toMatchObject({ code: "conflict" });
  expect(await listChanges(shop, { limit: 5 })).toHaveLength(1);
});
