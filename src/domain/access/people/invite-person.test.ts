import { expect, test } from "vitest";
import type { User } from "#contract/access/sign-in.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { testShop, type TestShop } from "#tests/support/test-shop.ts";
import { findPasswordLink } from "../password-links/password-link.ts";
import { redeemPasswordLink } from "../password-links/redeem-password-link.ts";
import { findSession } from "../sessions/find-session.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { changeEmail } from "./change-email.ts";
import { changePerson } from "./change-person.ts";
import { createAdmin } from "./create-admin.ts";
import { invitePerson, renewInvitation } from "./invite-person.ts";
import { listPeople } from "./list-people.ts";
import { removePerson } from "./remove-person.ts";

const PASSWORD = "correct horse battery";
const address = "203.0.113.7";
const nora = { username: "Nora Albrecht", email: "nora@shop.example", access: "pieces" } as const;
const attempt = { username: nora.username, password: PASSWORD, address, userAgent: null };

const tokenOf = (url: string): string => url.split("/").at(-1) ?? "";

async function withOwner<T extends TestShop>(shop: T): Promise<{ shop: T; ownerId: string }> {
  await createAdmin(shop, { username: "ruth", password: PASSWORD });
  const { id } = await shop.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  return { shop, ownerId: id };
}

async function accept(shop: TestShop, inviteUrl: string): Promise<void> {
  await redeemPasswordLink(shop, { token: tokenOf(inviteUrl), password: PASSWORD }, address);
}

test("an invited person chooses a password and signs in with the access they were given", async () => {
  const { shop } = await withOwner(await testShop());
  const invitation = await invitePerson(shop, nora, null);
  expect(invitation).toMatchObject({ ...nora, hasAccepted: false, mailed: false });
  expect(invitation.inviteUrl).toMatch(/^http:\/\/localhost:3000\/admin\/invitation\/invite\./);
  await expect(signIn(shop, { ...attempt, password: "" })).rejects.toMatchObject({
    code: "unauthorized",
  });
  await accept(shop, invitation.inviteUrl);
  const { user } = await signIn(shop, attempt);
  expect(user).toMatchObject({ username: "Nora Albrecht", access: "pieces" });
  await expect(accept(shop, invitation.inviteUrl)).rejects.toMatchObject({ code: "invalid" });
  expect((await listPeople(shop)).find(({ id }) => id === user.id)).toMatchObject({
    hasAccepted: true,
    sessions: 1,
    lastSignedInAt: shop.now().toISOString(),
    hasTwoStepSignIn: false,
  });
});

test("mails the invitation where mail is set up, and says so", async () => {
  const { shop, sent } = await mailingShop();
  const { inviteUrl, mailed } = await invitePerson(shop, nora, null);
  expect(mailed).toBe(true);
  expect(sent[0]).toMatchObject({ to: "nora@shop.example" });
  expect(sent[0]?.text).toContain(inviteUrl);
});

test("shows the link when the mail server refuses the mail", async () => {
  const { shop } = await mailingShop(() => new Error("550 no"));
  expect(await invitePerson(shop, nora, null)).toMatchObject({ mailed: false });
});

test("an invitation ends after seven days, and when it is sent again", async () => {
  const { shop } = await withOwner(await testShop());
  const first = await invitePerson(shop, nora, null);
  shop.clock.advance({ days: 6 });
  expect(await findPasswordLink(shop, tokenOf(first.inviteUrl))).not.toBeNull();
  const second = await renewInvitation(shop, first.id, null);
  expect(await findPasswordLink(shop, tokenOf(first.inviteUrl))).toBeNull();
  shop.clock.advance({ days: 7 });
  expect(await findPasswordLink(shop, tokenOf(second.inviteUrl))).toBeNull();
  const third = await renewInvitation(shop, first.id, null);
  await accept(shop, third.inviteUrl);
  await expect(renewInvitation(shop, first.id, null)).rejects.toMatchObject({ code: "conflict" });
  await expect(renewInvitation(shop, "nobody", null)).rejects.toMatchObject({ code: "not-found" });
});

test("takes five people, and no name or address twice", async () => {
  const { shop } = await withOwner(await testShop());
  await invitePerson(shop, nora, null);
  for (const [path, change] of [
    ["username", { username: "RUTH" }],
    ["username", { username: "nora@shop.example" }],
    ["email", { username: "Other", email: nora.email }],
  ] as const) {
    await expect(
      invitePerson(shop, { ...nora, email: "new@shop.example", ...change }, null),
    ).rejects.toMatchObject({ code: "conflict", issues: [{ path }] });
  }
  const others = Array.from({ length: 5 }, (_, index) =>
    invitePerson(
      shop,
      {
        username: `p${index}`,
        email: `p${index}@shop.example`,
        access: "pieces",
      },
      null,
    ),
  );
  const outcomes = await Promise.allSettled(others);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await listPeople(shop)).toHaveLength(5);
});

test("the last person with full access is neither lowered nor removed", async () => {
  const { shop, ownerId } = await withOwner(await testShop());
  const message = "Someone needs full access.";
  // An invitation that nobody has accepted does not count.
  const { id, inviteUrl } = await invitePerson(shop, { ...nora, access: "everything" }, null);
  await expect(changePerson(shop, ownerId, { access: "pieces" }, null)).rejects.toMatchObject({
    code: "conflict",
    message,
  });
  await expect(removePerson(shop, ownerId, null)).rejects.toMatchObject({
    code: "conflict",
    message,
  });
  await accept(shop, inviteUrl);
  expect(await changePerson(shop, ownerId, { access: "pieces" }, null)).toMatchObject({
    access: "pieces",
  });
  await expect(removePerson(shop, id, null)).rejects.toMatchObject({ message });
  await removePerson(shop, ownerId, null);
  expect((await listPeople(shop)).map((person) => person.id)).toEqual([id]);
});

test("of two who lower each other at once, one keeps full access", async () => {
  const { shop, ownerId } = await withOwner(await testShop());
  const { id, inviteUrl } = await invitePerson(shop, { ...nora, access: "everything" }, null);
  await accept(shop, inviteUrl);
  const outcomes = await Promise.allSettled([
    changePerson(shop, ownerId, { access: "pieces" }, null),
    removePerson(shop, id, null),
  ]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const left = (await listPeople(shop)).filter(({ access }) => access === "everything");
  expect(left).toHaveLength(1);
});

test("a removed person's session ends at once", async () => {
  const { shop } = await withOwner(await testShop());
  const { id, inviteUrl } = await invitePerson(shop, nora, null);
  await accept(shop, inviteUrl);
  const { token } = await signIn(shop, attempt);
  expect(await findSession(shop, token)).not.toBeNull();
  await removePerson(shop, id, null);
  expect(await findSession(shop, token)).toBeNull();
  await expect(removePerson(shop, id, null)).rejects.toMatchObject({ code: "not-found" });
  await expect(changePerson(shop, id, { access: "pieces" }, null)).rejects.toMatchObject({
    code: "not-found",
  });
});

test("changes the own address with the password only, and takes nobody else's", async () => {
  const { shop } = await withOwner(await testShop());
  await invitePerson(shop, nora, null);
  const { user } = await signIn(shop, { ...attempt, username: "ruth" });
  const change = (email: string, currentPassword = PASSWORD, who: User = user) =>
    changeEmail(shop, who, { email, currentPassword });
  await expect(change("ruth@shop.example", "wrong")).rejects.toMatchObject({ code: "invalid" });
  await expect(change(nora.email)).rejects.toMatchObject({ issues: [{ path: "email" }] });
  await change("ruth@shop.example");
  const emails = (await listPeople(shop)).map(({ email }) => email);
  expect(emails).toContain("ruth@shop.example");
});
